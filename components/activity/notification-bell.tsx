"use client";

import { Bell } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { PartFailure } from "@/components/list/part-failure";
import { useSessionUser } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "@/components/ui/overlay/popover";
import { useActivity } from "@/lib/api/activity";
import { readSeenActivity, storeSeenActivity } from "@/lib/browser/seen-activity";
import { paths } from "@/lib/paths";
import { ActivityList, ActivityListSkeleton } from "./activity-list";

/** The newest activity. The dot stays until the list has been opened on the newest entry. */
export function NotificationBell() {
  const { id: userId } = useSessionUser();
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(() => readSeenActivity(userId));
  const { data, error, mutate } = useActivity();
  const newest = data?.results[0]?.at ?? "";
  const isNew = newest > seen;
  const ids = { heading: useId(), news: useId() };

  useEffect(() => {
    if (!open || !isNew) return;
    storeSeenActivity(userId, newest);
    setSeen(newest);
  }, [open, isNew, newest, userId]);

  const openList = (next: boolean) => {
    setOpen(next);
    if (next) mutate();
  };
  return (
    <Popover open={open} onOpenChange={openList}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Notifications" aria-describedby={isNew ? ids.news : undefined}>
          <Bell aria-hidden="true" />
          {isNew && (
            <span className="absolute top-2.5 right-2.5 size-2.5 rounded-full border-2 border-background bg-destructive">
              <span id={ids.news} className="sr-only">
                New activity
              </span>
            </span>
          )}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-labelledby={ids.heading} className="sm:w-96">
        <h2 id={ids.heading} className="border-b border-border px-5 py-3 text-sm font-semibold">
          Notifications
        </h2>
        {!data && !error && <ActivityListSkeleton rows={3} />}
        {!data && Boolean(error) && (
          <PartFailure title="Failed to fetch notifications" error={error} onRetry={() => mutate()} />
        )}
        {data?.results.length === 0 && (
          <p className="px-5 py-8 text-center text-sm text-muted-foreground">Nothing new yet</p>
        )}
        {data && data.results.length > 0 && <ActivityList entries={data.results} />}
        <PopoverClose asChild>
          <Link
            href={paths.dashboard}
            className="flex min-h-11 items-center justify-center border-t border-border px-5 text-sm font-medium text-primary -outline-offset-2 focus-ring hover:underline"
          >
            All activity
          </Link>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  );
}
