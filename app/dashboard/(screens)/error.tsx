"use client";

import { TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import * as failures from "@/lib/contract/failures";

/** A screen failed to render; the frame around it stays usable. */
export default function DashboardError({ retry }: { retry: () => void }) {
  return (
    <EmptyState icon={TriangleAlert} title="This page could not be shown" description={failures.internal}>
      <Button onClick={retry}>Try Again</Button>
    </EmptyState>
  );
}
