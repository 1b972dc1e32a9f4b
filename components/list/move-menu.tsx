"use client";

import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/overlay/dropdown-menu";

type MoveMenuProps = { name: string; onUp?: () => void; onDown?: () => void };

/** Moves an item by one place, without any dragging. */
export function MoveMenu({ name, onUp, onDown }: MoveMenuProps) {
  if (!onUp && !onDown) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon-sm" aria-label={`Move ${name}`} title="Move">
          <ArrowUpDown aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem disabled={!onUp} onSelect={onUp}>
          <ArrowUp aria-hidden="true" />
          Move up
        </DropdownMenuItem>
        <DropdownMenuItem disabled={!onDown} onSelect={onDown}>
          <ArrowDown aria-hidden="true" />
          Move down
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
