"use client";

import { CheckCheck } from "lucide-react";
import { useState } from "react";
import { ActivityListSkeleton } from "@/components/activity/activity-list";
import { PartFailure } from "@/components/list/part-failure";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { PopoverClose } from "@/components/ui/popover";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { readNotifications, useNotifications } from "@/lib/api/notifications";
import { notificationLimits } from "@/lib/contract/notifications/values";
import { callLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";
import { NotificationList } from "./notification-list";
import { PhonePrompt } from "./phone-prompt";

/** The newest notifications, and more of them on demand. */
export function NotificationNews({ unread }: { unread: number }) {
  const [count, setCount] = useState<number>(notificationLimits.pageSize);
  const { data, error, mutate } = useNotifications(count);
  const newest = data?.results[0];
  const mayShowMore = data && data.count > count && count < callLimits.pageSize.max;
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-border pr-2 pl-5">
        <p aria-hidden="true" className="text-sm font-semibold">
          Notifications
        </p>
        {unread > 0 && newest && (
          <Button variant="ghost" size="sm" onClick={() => void readAll(newest.id)}>
            <CheckCheck aria-hidden="true" />
            Mark all as read
          </Button>
        )}
      </div>
      {!data && !error && <ActivityListSkeleton rows={3} />}
      {!data && Boolean(error) && (
        <PartFailure title="Failed to fetch notifications" error={error} onRetry={() => mutate()} />
      )}
      {data?.results.length === 0 && (
        <p className="px-5 py-8 text-center text-sm text-muted-foreground">Nothing new yet</p>
      )}
      {data && <PhonePrompt notifications={data.results} />}
      {data && data.results.length > 0 && <NotificationList notifications={data.results} />}
      {mayShowMore && (
        <div className="border-t border-border p-2 text-center">
          <Button variant="ghost" size="sm" onClick={() => setCount(Math.min(count * 2, callLimits.pageSize.max))}>
            Show more
          </Button>
        </div>
      )}
      <PopoverClose asChild>
        <Link
          href={paths.notifications}
          className="flex min-h-11 items-center justify-center border-t border-border px-5 text-sm font-medium text-primary -outline-offset-2 focus-ring hover:underline"
        >
          Notification settings
        </Link>
      </PopoverClose>
    </>
  );
}

async function readAll(upTo: number): Promise<void> {
  await readNotifications({ up_to: upTo }).catch((error) => {
    toast.error(messageOf(error, "Failed to mark notifications as read. Please try again."));
  });
}
