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
import { nameCheck } from "@/lib/contract/health/texts";
import { formatDateTime } from "@/lib/format/date";
import { formatSize } from "@/lib/format/size";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

export function StatusScreen() {
  const t = useT();
  const { data, error, mutate, isValidating } = useServiceStatus();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("status.title")}
        subtitle={<span role="status">{data ? summarise(t, data) : t("status.subtitle")}</span>}
        actions={
          data && (
            <Button variant="outline" busy={isValidating} onClick={() => void mutate()}>
              <RefreshCw aria-hidden="true" />
              {t("status.again")}
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
        title={t("status.checks.title")}
        description={t("status.checks.description", { command: "npm run admin -- doctor" })}
      >
        <CheckList findings={status.findings} />
      </SectionCard>
      <SectionCard title={t("status.errors.title")}>
        <FaultList faults={status.faults} />
      </SectionCard>
      <SectionCard title={t("status.service.title")}>
        <ServiceDetails status={status} />
      </SectionCard>
    </>
  );
}

const states: Record<Finding["state"], { icon: LucideIcon; word: Key; color: string; rank: number }> = {
  problem: { icon: CircleAlert, word: "status.states.problem", color: "text-destructive", rank: 0 },
  warning: { icon: TriangleAlert, word: "status.states.warning", color: "text-warning", rank: 1 },
  fine: { icon: CircleCheck, word: "status.states.fine", color: "text-success", rank: 2 },
};

/** Worst first. */
function CheckList({ findings }: { findings: readonly Finding[] }) {
  const t = useT();
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
                {nameCheck(t, check)}
                <span className={cn("ms-2 font-normal", color)}>{t(word)}</span>
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
  const t = useT();
  if (faults.length === 0) return <p className="text-sm text-muted-foreground">{t("status.errors.none")}</p>;
  return (
    <ul className="divide-y divide-border">
      {faults.map(({ message, detail, count, last_at, request_id, job }) => (
        <li
          key={`${message} ${detail}`}
          className="flex flex-col gap-1 py-3 text-sm first:pt-0 last:pb-0 sm:flex-row sm:justify-between sm:gap-6"
        >
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              {t.say(message)}
              {count > 1 && (
                <span className="ms-2 font-normal text-muted-foreground">{t("status.errors.times", { count })}</span>
              )}
            </p>
            {detail && <p className="wrap-anywhere text-muted-foreground">{t.say(detail)}</p>}
            {job && <p className="wrap-anywhere text-muted-foreground">{t("status.errors.job", { name: job })}</p>}
            {request_id && (
              <p className="wrap-anywhere text-muted-foreground">{t("status.errors.request", { id: request_id })}</p>
            )}
          </div>
          <LocalTime time={last_at} isExact className="shrink-0 text-muted-foreground tabular-nums" />
        </li>
      ))}
    </ul>
  );
}

function ServiceDetails({ status: { disk, jobs, versions, started_at } }: { status: ServiceStatus }) {
  const t = useT();
  return (
    <DetailList>
      <Detail label={t("status.service.disk")}>
        {t("status.service.diskFree", { free: formatSize(disk.free), total: formatSize(disk.total) })}
      </Detail>
      <Detail label={t("status.service.jobs")}>{t("status.service.jobCounts", jobs)}</Detail>
      <Detail label={t("status.service.since")}>{formatDateTime(t, started_at)}</Detail>
      <Detail label={t("status.service.database")}>{versions.database}</Detail>
      <Detail label="Node.js">{versions.node}</Detail>
      <Detail label={t("status.service.databaseVersion")}>{versions.schema}</Detail>
      <Detail label={t("status.service.build")} wide>
        {versions.build}
      </Detail>
    </DetailList>
  );
}

/** Counts errors too: a user met each. */
function summarise(t: T, { findings, faults }: ServiceStatus): string {
  const problems = findings.filter(({ state }) => state === "problem").length;
  const warnings = findings.filter(({ state }) => state === "warning").length;
  const errors = faults.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    problems > 0 && t("status.summary.problems", { count: problems }),
    warnings > 0 && t("status.summary.warnings", { count: warnings }),
    errors > 0 && t("status.summary.errors", { count: errors }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : t("status.summary.fine");
}
