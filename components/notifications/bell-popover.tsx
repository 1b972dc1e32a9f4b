"use client";

import { useId } from "react";
import { ActivityListSkeleton } from "@/components/activity/activity-list";
import type { OverlayProps } from "@/components/ui/lazy";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/overlay/popover";
import { useCapabilities } from "@/lib/api/kept/capabilities";
import { ActivityNews } from "./activity-news";
import { NotificationNews } from "./notification-news";

/** What the account is told of; where a provider keeps no notifications, what has happened, without a number. */
export function BellPopover({ unread, trigger }: OverlayProps & { unread: number }) {
  const { data: capabilities, error } = useCapabilities();
  const id = useId();
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-labelledby={id} className="sm:w-96">
        <h2 id={id} className="sr-only">
          Notifications
        </h2>
        {capabilities?.notifications ? (
          <NotificationNews unread={unread} />
        ) : capabilities || error ? (
          <ActivityNews />
        ) : (
          <ActivityListSkeleton rows={3} />
        )}
      </PopoverContent>
    </Popover>
  );
}
