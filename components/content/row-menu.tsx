"use client";

import { EllipsisVertical, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";

const RowMenuItems = lazyOverlay(
  "menu",
  withMessages([], () => import("./row-menu-items").then((file) => file.RowMenuItems)),
);

export type RowAction = { icon: LucideIcon; label: ReactNode; isDestructive?: boolean } & (
  | { onSelect: () => void }
  /** A whole address in a new tab; a number to call, or a download. */
  | { href: string; download?: string }
);

type RowMenuProps = {
  /** The item's name. */
  name: string;
  /** False and null: does not apply now. */
  actions: readonly (RowAction | false | null)[];
};

export function RowMenu({ name, actions }: RowMenuProps) {
  const t = useT();
  return (
    <RowMenuItems
      actions={actions.filter((action) => action !== false && action !== null)}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("common.content.moreOf", { name })}
          title={t("common.content.more")}
        >
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    />
  );
}
