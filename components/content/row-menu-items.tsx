"use client";

import { useT } from "@/components/i18n/translator-context";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { OverlayProps } from "@/components/ui/lazy";
import type { RowAction } from "./row-menu";

export function RowMenuItems({ trigger, openedBy, actions }: OverlayProps & { actions: readonly RowAction[] }) {
  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="end">
      {actions.map((action, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is their own
        <Item key={index} action={action} />
      ))}
    </DropdownMenu>
  );
}

function Item({ action }: { action: RowAction }) {
  const t = useT();
  const { icon: Icon, label, isDestructive } = action;
  const variant = isDestructive ? "destructive" : "default";
  if ("onSelect" in action)
    return (
      <DropdownMenuItem variant={variant} onSelect={action.onSelect}>
        <Icon aria-hidden="true" />
        {label}
      </DropdownMenuItem>
    );
  const isElsewhere = /^https?:/.test(action.href);
  return (
    <DropdownMenuItem variant={variant} asChild>
      <a
        href={action.href}
        download={action.download}
        {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
      >
        <Icon aria-hidden="true" />
        {label}
        {isElsewhere && <span className="sr-only"> {t("common.content.newTab")}</span>}
      </a>
    </DropdownMenuItem>
  );
}
