"use client";

import { ArrowRight } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/navigation/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useWeek } from "@/lib/api/analytics";
import type { OutcomeKind } from "@/lib/contract/analytics/schema";
import { formatCount } from "@/lib/format/number";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

export function ThisWeek() {
  const t = useT();
  const seesClients = useCan("clients.see");
  const { data: week, isLoading } = useWeek();
  if (!week) return isLoading && <Skeleton rounded="xl" className="h-28" />;

  const outcomes = week.details?.outcomes ?? [];
  const figures = [
    { label: t("overview.week.visitors"), count: week.totalVisitors },
    ...outcomes.flatMap(({ kind, count }) => (kind === "contact_saved" ? [] : [{ label: nameOf(t, kind), count }])),
  ];
  const isQuiet = figures.every(({ count }) => count === 0);
  return (
    <section aria-labelledby="this-week" className="min-w-0">
      <Card className="px-4 pt-2 pb-4 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="this-week" className="font-semibold">
            {t("overview.week.title")}
          </h2>
          <Link
            href={paths.analyticsOf({ period: "7d" })}
            className="-me-2 inline-flex h-11 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-primary hover:underline focus-ring"
          >
            {t("overview.week.more")}
            <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </Link>
        </div>
        {isQuiet ? (
          <p className="text-sm text-muted-foreground">
            {t(seesClients ? "overview.week.quietAny" : "overview.week.quietOwn")}
          </p>
        ) : (
          <dl className="grid grid-cols-4 gap-2 large-text:grid-cols-2">
            {figures.map(({ label, count }) => (
              <div key={label} className="flex min-w-0 flex-col-reverse">
                <dt className="text-xs text-muted-foreground">{label}</dt>
                <dd className="text-xl font-semibold tracking-tight tabular-nums">{formatCount(count)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </section>
  );
}

function nameOf(t: T, kind: Exclude<OutcomeKind, "contact_saved">): string {
  if (kind === "whatsapp") return "WhatsApp";
  return t(kind === "call" ? "overview.week.calls" : "overview.week.enquiries");
}
