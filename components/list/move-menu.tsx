"use client";

import { ArrowUpDown } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";

const MoveMenuItems = lazyOverlay(
  "menu",
  withMessages([], () => import("./move-menu-items").then((file) => file.MoveMenuItems)),
);

export type MoveMenuProps = { name: string; onUp?: () => void; onDown?: () => void };

export function MoveMenu({ name, onUp, onDown }: MoveMenuProps) {
  const t = useT();
  if (!onUp && !onDown) return null;
  return (
    <MoveMenuItems
      onUp={onUp}
      onDown={onDown}
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("common.move.one", { name })}
          title={t("common.move.title")}
        >
          <ArrowUpDown aria-hidden="true" />
        </Button>
      }
    />
  );
}
