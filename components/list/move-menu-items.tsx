"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { OverlayProps } from "@/components/ui/lazy";
import type { MoveMenuProps } from "./move-menu";

type MoveMenuItemsProps = OverlayProps & Pick<MoveMenuProps, "onUp" | "onDown">;

export function MoveMenuItems({ trigger, openedBy, onUp, onDown }: MoveMenuItemsProps) {
  const t = useT();
  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="start">
      <DropdownMenuItem disabled={!onUp} onSelect={onUp}>
        <ArrowUp aria-hidden="true" />
        {t("common.move.up")}
      </DropdownMenuItem>
      <DropdownMenuItem disabled={!onDown} onSelect={onDown}>
        <ArrowDown aria-hidden="true" />
        {t("common.move.down")}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
