"use client";

import { Bell } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/overlay/popover";

/** The bell with its number, and below it what is read only once it is opened. */
export function BellPopover({ unread, children }: { unread: number; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={nameOf(unread)}>
          <Bell aria-hidden="true" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-1 right-1 min-w-5 rounded-full border-2 border-background bg-destructive px-1 text-center text-[0.6875rem] leading-[1rem] font-semibold text-destructive-foreground tabular-nums"
            >
              {unread > 99 ? "99+" : unread}
            </span>
          )}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-labelledby={id} className="sm:w-96">
        <h2 id={id} className="sr-only">
          Notifications
        </h2>
        {children}
      </PopoverContent>
    </Popover>
  );
}

function nameOf(unread: number): string {
  return unread > 0 ? `Notifications, ${unread} unread` : "Notifications";
}
