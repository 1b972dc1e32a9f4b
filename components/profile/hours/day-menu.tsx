"use client";

import { Clock, Copy, Moon, Plus } from "lucide-react";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { OverlayProps } from "@/components/ui/lazy";

type DayMenuProps = OverlayProps & {
  /** Each where the day allows it. */
  onBreak?: () => void;
  onAllDay?: () => void;
  onTimes?: () => void;
  onRepeat?: () => void;
};

/** What else may be done to an open day. */
export function DayMenu({ trigger, openedBy, onBreak, onAllDay, onTimes, onRepeat }: DayMenuProps) {
  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="end">
      {onBreak && (
        <DropdownMenuItem onSelect={onBreak}>
          <Plus aria-hidden="true" />
          Add a break
        </DropdownMenuItem>
      )}
      {onAllDay && (
        <DropdownMenuItem onSelect={onAllDay}>
          <Moon aria-hidden="true" />
          Open 24 hours
        </DropdownMenuItem>
      )}
      {onTimes && (
        <DropdownMenuItem onSelect={onTimes}>
          <Clock aria-hidden="true" />
          Set times
        </DropdownMenuItem>
      )}
      {onRepeat && (
        <DropdownMenuItem onSelect={onRepeat}>
          <Copy aria-hidden="true" />
          Copy to open days
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}
