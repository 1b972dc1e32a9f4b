"use client";

import { ActivityListSkeleton } from "@/components/activity/activity-list";
import { useSessionUser } from "@/components/session/session-user";
import { useCapabilities } from "@/lib/api/kept/capabilities";
import { useUnread } from "@/lib/api/notifications";
import { ActivityNews } from "./activity-news";
import { BellPopover } from "./bell-popover";
import { NotificationNews } from "./notification-news";
import { useTitleBadge } from "./use-title-badge";

/** What the account is told of; where a provider keeps no notifications, what has happened, without a number. */
export function NotificationBell() {
  const { id } = useSessionUser();
  const { data: capabilities, error } = useCapabilities();
  const unread = useUnread(capabilities?.notifications ? id : null);
  useTitleBadge(unread);
  return (
    <BellPopover unread={unread}>
      {capabilities?.notifications ? (
        <NotificationNews unread={unread} />
      ) : capabilities || error ? (
        <ActivityNews />
      ) : (
        <ActivityListSkeleton rows={3} />
      )}
    </BellPopover>
  );
}
