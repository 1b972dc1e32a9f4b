"use client";

import { CalendarPlus, Download, KeyRound, Layers, Power, PowerOff } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { OverlayProps } from "@/components/ui/lazy";
import { toast } from "@/components/ui/toast";
import { downloadCardsOf } from "@/lib/api/bulk";
import { messageOf } from "@/lib/api/call/request";
import { usePlans } from "@/lib/api/plans";
import { useResetHelp } from "@/lib/api/sign-in/reset-links";
import type { BulkSelection } from "@/lib/contract/clients/bulk";
import type { T } from "@/lib/i18n/translator";
import type { BulkKind } from "./selection-bar";

type SelectionMenuItemsProps = OverlayProps & { clients: BulkSelection; onChoose: (kind: BulkKind) => void };

/** What can be done to many clients: with plans only where there are some, without mail by a file of links. */
export function SelectionMenuItems({ trigger, openedBy, clients, onChoose }: SelectionMenuItemsProps) {
  const t = useT();
  const hasPlans = (usePlans().data?.results ?? []).length > 0;
  const help = useResetHelp().data;
  const links = help?.can_mail ? "links" : "linkFile";
  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="end" side="top">
      {hasPlans && (
        <>
          <DropdownMenuItem onSelect={() => onChoose("days")}>
            <CalendarPlus aria-hidden="true" />
            {t("plans.days.action")}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onChoose("plan")}>
            <Layers aria-hidden="true" />
            {t("bulk.plan.action")}
          </DropdownMenuItem>
        </>
      )}
      {help && (
        <DropdownMenuItem onSelect={() => onChoose(links)}>
          <KeyRound aria-hidden="true" />
          {t(`bulk.${links}.action`)}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={() => void downloadCards(t, clients)}>
        <Download aria-hidden="true" />
        {t("bulk.cards.action")}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onChoose("unblock")}>
        <Power aria-hidden="true" />
        {t("clients.detail.activate.action")}
      </DropdownMenuItem>
      <DropdownMenuItem variant="destructive" onSelect={() => onChoose("block")}>
        <PowerOff aria-hidden="true" />
        {t("clients.detail.deactivate.action")}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

async function downloadCards(t: T, clients: BulkSelection): Promise<void> {
  try {
    await downloadCardsOf(clients);
  } catch (error) {
    toast.error(t.say(messageOf(error, t("bulk.cards.failed"))));
  }
}
