"use client";

import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { LoadFailure } from "@/components/list/load-failure";
import { EmptyState } from "@/components/ui/empty-state";
import { Spinner } from "@/components/ui/spinner";
import { useCapabilities } from "@/lib/api/kept/capabilities";

/** Where the provider keeps leads; there are others. */
export function LeadsKept({ children }: { children: ReactNode }) {
  const { data: capabilities, error, mutate } = useCapabilities();
  if (capabilities?.leads) return children;
  if (capabilities)
    return (
      <EmptyState
        heading="h1"
        icon={CloudOff}
        title="Enquiries are not available"
        description="This server does not support enquiries and orders."
      />
    );
  if (error) return <LoadFailure what="enquiries" error={error} onRetry={() => mutate()} />;
  return (
    <div className="grid min-h-64 place-items-center text-muted-foreground">
      <Spinner label="Loading enquiries..." size="xl" />
    </div>
  );
}
