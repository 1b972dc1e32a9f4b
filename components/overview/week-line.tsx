"use client";

import { ArrowRight, ChartNoAxesColumn, Share2 } from "lucide-react";
import { useSessionUser } from "@/components/session/session-user";
import { Link } from "@/components/ui/navigation/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useWeek } from "@/lib/api/analytics";
import * as paths from "@/lib/paths";
import { tellWeek } from "./week-sentence";

/** The week in a sentence that leads to its figures; nothing where nobody counts. */
export function WeekLine() {
  const user = useSessionUser();
  const { data: week, isLoading } = useWeek();
  if (!week) return isLoading && <Skeleton rounded="xl" className="h-14" />;

  const invites = week.totalVisitors === 0 && !user.is_admin;
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-xl border border-border bg-card px-5 py-1.5 shadow-xs sm:px-8">
      <ChartNoAxesColumn aria-hidden="true" className="size-4 shrink-0 text-primary max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-56 py-2.5 text-sm font-medium">{tellWeek(week, user)}</p>
      {invites ? (
        <WeekLink href={paths.share} label="Share" icon={Share2} />
      ) : (
        <WeekLink href={paths.analyticsOf({ period: "7d" })} label="See analytics" icon={ArrowRight} />
      )}
    </div>
  );
}

function WeekLink({ href, label, icon: Icon }: { href: string; label: string; icon: typeof Share2 }) {
  return (
    <Link
      href={href}
      className="-mx-2 inline-flex h-11 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-primary hover:underline focus-ring"
    >
      {label}
      <Icon aria-hidden="true" className="size-4" />
    </Link>
  );
}
