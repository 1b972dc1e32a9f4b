"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { OverlayProps } from "@/components/ui/lazy";
import type { MoveMenuProps } from "./move-menu";

type MoveMenuItemsProps = OverlayProps & Pick<MoveMenuProps, "onUp" | "onDown">;

export function MoveMenuItems({ trigger, openedBy, onUp, onDown }: MoveMenuItemsProps) {
  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="start">
      <DropdownMenuItem disabled={!onUp} onSelect={onUp}>
        <ArrowUp aria-hidden="true" />
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem disabled={!onDown} onSelect={onDown}>
        <ArrowDown aria-hidden="true" />
        Move down
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
