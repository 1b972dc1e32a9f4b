"use client";

import { RefreshCw } from "lucide-react";
import { LoadFailure } from "@/components/list/failures";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { useServiceStatus } from "@/lib/api/site";
import type { ServiceStatus } from "@/lib/contract/health/schema";
import { CheckList } from "./check-list";
import { FaultList } from "./fault-list";
import { ServiceDetails } from "./service-details";
import { summarise } from "./summary";

/** What an operator would otherwise ask of the machine itself. */
export function StatusScreen() {
  const { data, error, mutate, isValidating } = useServiceStatus();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Status"
        subtitle={<span role="status">{data ? summarise(data) : "How the service is doing"}</span>}
        actions={
          data && (
            <Button variant="outline" busy={isValidating} onClick={() => void mutate()}>
              <RefreshCw aria-hidden="true" />
              Check again
            </Button>
          )
        }
      />
      <StatusBody status={data} error={error} onRetry={() => void mutate()} />
    </div>
  );
}

type BodyProps = { status: ServiceStatus | undefined; error: unknown; onRetry: () => void };

function StatusBody({ status, error, onRetry }: BodyProps) {
  if (error) return <LoadFailure what="the status" error={error} onRetry={onRetry} />;
  if (!status) return <Skeleton rounded="xl" className="h-96 w-full" />;
  return (
    <>
      <SectionCard
        title="Checks"
        description="To check for damaged data and missing files, run npm run admin -- doctor on the server."
      >
        <CheckList findings={status.findings} />
      </SectionCard>
      <SectionCard title="Errors of the last day">
        <FaultList faults={status.faults} />
      </SectionCard>
      <SectionCard title="Service">
        <ServiceDetails status={status} />
      </SectionCard>
    </>
  );
}
