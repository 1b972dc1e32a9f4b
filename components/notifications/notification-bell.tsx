"use client";

import { Bell } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { lazyOverlay, lazyPart } from "@/components/ui/lazy";
import { useUnread } from "@/lib/api/unread";
import { withMessages } from "@/lib/browser/messages";

const BellPopover = lazyOverlay(
  "dialog",
  withMessages(["dashboard", "notices"], () => import("./bell-popover").then((file) => file.BellPopover)),
);
const UnreadNews = lazyPart(() => import("./unread-news").then((file) => file.UnreadNews), null, "idle");

export function NotificationBell() {
  const t = useT();
  const { id } = useSessionUser();
  const { unread, follower } = useUnread();
  return (
    <>
      <UnreadNews account={id} unread={unread} follower={follower} />
      <BellPopover
        unread={unread}
        trigger={
          <Button variant="ghost" size="icon" aria-label={t("dashboard.bell.label", { count: unread })}>
            <Bell aria-hidden="true" />
            {unread > 0 && (
              <span
                aria-hidden="true"
                className="absolute top-1 end-1 min-w-5 rounded-full border-2 border-background bg-destructive px-1 text-center text-[0.6875rem] leading-[1rem] font-semibold text-destructive-foreground tabular-nums"
              >
                {unread > 99 ? "99+" : unread}
              </span>
            )}
          </Button>
        }
      />
    </>
  );
}
