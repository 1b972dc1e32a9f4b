"use client";

import { useId } from "react";
import type { OverlayProps } from "@/components/ui/lazy";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { NotificationNews } from "./notification-news";

/** What the account is told of. */
export function BellPopover({ unread, trigger }: OverlayProps & { unread: number }) {
  const id = useId();
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-labelledby={id} className="sm:w-96">
        <h2 id={id} className="sr-only">
          Notifications
        </h2>
        <NotificationNews unread={unread} />
      </PopoverContent>
    </Popover>
  );
}
