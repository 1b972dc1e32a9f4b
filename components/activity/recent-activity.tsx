"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { useCan } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/field/select";
import { lazyPart } from "@/components/ui/lazy";
import { Pagination } from "@/components/ui/navigation/pagination";
import { useActivity } from "@/lib/api/activity";
import { withMessages } from "@/lib/browser/messages";
import type { ActivityFilter } from "@/lib/contract/audit/values";
import { activityLimits } from "@/lib/contract/notifications/values";
import type { Key } from "@/lib/i18n/messages";
import { ActivityListSkeleton } from "./activity-list-skeleton";
import { mergeActivity } from "./merge-activity";

/** Lazy: it brings a sentence for whatever may happen. */
const ActivityList = lazyPart(
  withMessages(["activity"], () => import("./activity-list").then((file) => file.ActivityList)),
  <WaitingList />,
);

export function RecentActivity() {
  const t = useT();
  const seesClients = useCan("clients.see");
  const [page, setPage] = useState(1);
  // To administrators their own sign-ins are no news; a client may find in its list that somebody else has signed in.
  const [actions, setActions] = useState<ActivityFilter>(seesClients ? "without_sign_ins" : "all");
  const { data, error, mutate } = useActivity({ page, actions });
  const [isWhole, setIsWhole] = useState(false);
  const pageCount = data ? Math.max(1, Math.ceil(data.count / activityLimits.pageSize)) : page;
  const entries = mergeActivity(data?.results ?? []);
  const isMore = entries.length > activityLimits.shown || pageCount > 1;
  const show = (next: ActivityFilter) => {
    setActions(next);
    setPage(1);
  };
  return (
    <section aria-labelledby="recent-activity">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="recent-activity" className="text-sm font-medium text-muted-foreground">
          {t("activity.title")}
        </h2>
        <ActivityFilterSelect actions={actions} onActionsChange={show} />
      </div>
      <Card className="overflow-hidden py-1">
        {!data && !error && <WaitingList />}
        {!data && Boolean(error) && <PartFailure title={t("activity.failed")} error={error} onRetry={() => mutate()} />}
        {data?.results.length === 0 && <p className="p-5 text-sm text-muted-foreground">{t("activity.none")}</p>}
        {entries.length > 0 && <ActivityList entries={isWhole ? entries : entries.slice(0, activityLimits.shown)} />}
        {isMore && !isWhole && (
          <div className="border-t border-border px-2 py-1">
            <Button variant="ghost" onClick={() => setIsWhole(true)}>
              {t("activity.more")}
            </Button>
          </div>
        )}
        {pageCount > 1 && isWhole && (
          <div className="border-t border-border px-3 py-3 sm:px-5">
            <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
          </div>
        )}
      </Card>
    </section>
  );
}

function WaitingList() {
  const t = useT();
  return <ActivityListSkeleton label={t("activity.loading")} />;
}

type ActivityFilterSelectProps = { actions: ActivityFilter; onActionsChange: (actions: ActivityFilter) => void };

const filterNames = {
  all: "activity.filter.all",
  without_sign_ins: "activity.filter.withoutSignIns",
  clients: "activity.filter.clients",
  content: "activity.filter.content",
} as const satisfies Record<ActivityFilter, Key>;

/** Each role is offered what there may be of in its list. */
function ActivityFilterSelect({ actions, onActionsChange }: ActivityFilterSelectProps) {
  const t = useT();
  const seesClients = useCan("clients.see");
  const offered = ["all", "without_sign_ins", seesClients ? "clients" : "content"] as const;
  return (
    <Select
      aria-label={t("activity.filter.label")}
      value={actions}
      onChange={({ target }) => onActionsChange(target.value as ActivityFilter)}
      className="w-44"
    >
      {offered.map((filter) => (
        <option key={filter} value={filter}>
          {t(filterNames[filter])}
        </option>
      ))}
    </Select>
  );
}
