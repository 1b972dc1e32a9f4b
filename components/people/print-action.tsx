"use client";

import { Printer } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { usePeopleCount } from "@/lib/api/content";
import { useTeam } from "@/lib/api/team";
import { withMessages } from "@/lib/browser/messages";

export const PrintDialog = lazyDialog(
  withMessages(["people"], () => import("./print-dialog").then(({ PrintDialog }) => PrintDialog)),
);

/** Opens the dialog in which cards and codes are printed; nothing while nobody has a card. */
export function PrintAction() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { data: team } = useTeam();
  const count = usePeopleCount();
  if (!team?.person_cards || !count) return null;
  return (
    <>
      <Button variant="outline" aria-label={t("people.print.action")} onClick={() => setOpen(true)}>
        <Printer aria-hidden="true" />
        {t("people.bulk.print")}
      </Button>
      <PrintDialog slug={team.slug} open={open} onOpenChange={setOpen} />
    </>
  );
}
