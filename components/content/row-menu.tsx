"use client";

import { EllipsisVertical, type LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/components/ui/lazy";

const RowMenuItems = lazyOverlay("menu", () => import("./row-menu-items").then((file) => file.RowMenuItems));

export type RowAction = { icon: LucideIcon; label: string; isDestructive?: boolean } & (
  | { onSelect: () => void }
  /** A link: to another site in a tab of its own, or to a file by the name that it is stored under. */
  | { href: string; download?: string }
);

type RowMenuProps = {
  /** The item's name. */
  name: string;
  /** Those that are false do not apply at the moment. */
  actions: readonly (RowAction | false)[];
};

/** Whatever can be done with a row of a list beside its one action. */
export function RowMenu({ name, actions }: RowMenuProps) {
  return (
    <RowMenuItems
      actions={actions.filter((action) => action !== false)}
      trigger={
        <Button variant="ghost" size="icon" aria-label={`More for ${name}`} title="More">
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    />
  );
}
