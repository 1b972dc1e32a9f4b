"use client";

import { CircleAlert, CircleCheck, type LucideIcon, RefreshCw, TriangleAlert } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure } from "@/components/list/failures";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { LocalTime } from "@/components/ui/time";
import { useServiceStatus } from "@/lib/api/site";
import type { Fault, Finding, ServiceStatus } from "@/lib/contract/health/schema";
import { formatDateTime } from "@/lib/format/date";
import { formatAmount, formatCount } from "@/lib/format/number";
import { formatSize } from "@/lib/format/size";

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
  const t = useT();
  if (error) return <LoadFailure title={t("status.load.failed")} error={error} onRetry={onRetry} />;
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

const names: Record<string, string> = {
  clock: "Clock",
  disk: "Disk",
  mail: "Mail server",
  redis: "Redis",
  "sign-in": "Single sign-on",
  cdn: "CDN",
  certificate: "Certificate",
  jobs: "Background jobs",
  backups: "Backups",
};

const states: Record<Finding["state"], { icon: LucideIcon; word: string; color: string; rank: number }> = {
  problem: { icon: CircleAlert, word: "Problem", color: "text-destructive", rank: 0 },
  warning: { icon: TriangleAlert, word: "Warning", color: "text-warning", rank: 1 },
  fine: { icon: CircleCheck, word: "OK", color: "text-success", rank: 2 },
};

/** Worst first. */
function CheckList({ findings }: { findings: readonly Finding[] }) {
  const sorted = findings.toSorted((one, other) => states[one.state].rank - states[other.state].rank);
  return (
    <ul className="divide-y divide-border">
      {sorted.map(({ check, state, detail }) => {
        const { icon: Icon, word, color } = states[state];
        return (
          <li key={check} className="flex gap-3 py-3 text-sm first:pt-0 last:pb-0">
            <Icon aria-hidden="true" className={cn("mt-0.5 size-4 shrink-0", color)} />
            <div className="min-w-0">
              <p className="font-medium">
                {names[check] ?? check}
                <span className={cn("ml-2 font-normal", color)}>{word}</span>
              </p>
              <p className="wrap-anywhere text-muted-foreground">{detail}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** One row per kind of error, latest first; the number finds it in the log. */
function FaultList({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return <p className="text-sm text-muted-foreground">No errors.</p>;
  return (
    <ul className="divide-y divide-border">
      {faults.map(({ message, detail, count, last_at, request_id, job }) => (
        <li
          key={`${message} ${detail}`}
          className="flex flex-col gap-1 py-3 text-sm first:pt-0 last:pb-0 sm:flex-row sm:justify-between sm:gap-6"
        >
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              {message}
              {count > 1 && <span className="ml-2 font-normal text-muted-foreground">{formatCount(count)} times</span>}
            </p>
            {detail && <p className="wrap-anywhere text-muted-foreground">{detail}</p>}
            {job && <p className="wrap-anywhere text-muted-foreground">Job {job}</p>}
            {request_id && <p className="wrap-anywhere text-muted-foreground">Request {request_id}</p>}
          </div>
          <LocalTime time={last_at} isExact className="shrink-0 text-muted-foreground tabular-nums" />
        </li>
      ))}
    </ul>
  );
}

function ServiceDetails({ status: { disk, jobs, versions, started_at } }: { status: ServiceStatus }) {
  return (
    <DetailList>
      <Detail label="Disk">
        {formatSize(disk.free)} free of {formatSize(disk.total)}
      </Detail>
      <Detail label="Background jobs">
        {formatCount(jobs.due)} due, {formatCount(jobs.later)} for later, {formatCount(jobs.dead)} failed for good
      </Detail>
      <Detail label="Running since">{formatDateTime(started_at)}</Detail>
      <Detail label="Database">{versions.database}</Detail>
      <Detail label="Node.js">{versions.node}</Detail>
      <Detail label="Database version">{versions.schema}</Detail>
      <Detail label="Build" wide>
        {versions.build}
      </Detail>
    </DetailList>
  );
}

/** Counts errors too: a user met each. */
function summarise({ findings, faults }: ServiceStatus): string {
  const problems = findings.filter(({ state }) => state === "problem").length;
  const warnings = findings.filter(({ state }) => state === "warning").length;
  const errors = faults.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    problems > 0 && formatAmount(problems, ["problem", "problems"]),
    warnings > 0 && formatAmount(warnings, ["thing to look at", "things to look at"]),
    errors > 0 && `${formatAmount(errors, ["error", "errors"])} in the last day`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "All is well";
}
