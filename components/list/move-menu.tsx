"use client";

import { ArrowUpDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/components/ui/lazy";

const MoveMenuItems = lazyOverlay("menu", () => import("./move-menu-items").then((file) => file.MoveMenuItems));

export type MoveMenuProps = { name: string; onUp?: () => void; onDown?: () => void };

export function MoveMenu({ name, onUp, onDown }: MoveMenuProps) {
  if (!onUp && !onDown) return null;
  return (
    <MoveMenuItems
      onUp={onUp}
      onDown={onDown}
      trigger={
        <Button variant="ghost" size="icon-sm" aria-label={`Move ${name}`} title="Move">
          <ArrowUpDown aria-hidden="true" />
        </Button>
      }
    />
  );
}
