"use client";

import { Clock, Copy, Moon, Plus } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
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
  const t = useT();
  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="end">
      {onBreak && (
        <DropdownMenuItem onSelect={onBreak}>
          <Plus aria-hidden="true" />
          {t("profile.hours.menu.break")}
        </DropdownMenuItem>
      )}
      {onAllDay && (
        <DropdownMenuItem onSelect={onAllDay}>
          <Moon aria-hidden="true" />
          {t("profile.hours.menu.allDay")}
        </DropdownMenuItem>
      )}
      {onTimes && (
        <DropdownMenuItem onSelect={onTimes}>
          <Clock aria-hidden="true" />
          {t("profile.hours.menu.times")}
        </DropdownMenuItem>
      )}
      {onRepeat && (
        <DropdownMenuItem onSelect={onRepeat}>
          <Copy aria-hidden="true" />
          {t("profile.hours.menu.repeat")}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}
