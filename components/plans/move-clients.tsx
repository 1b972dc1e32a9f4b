"use client";

import { Users } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import type { Plan } from "@/lib/contract/plans/schema";

const MoveClientsDialog = lazyDialog(
  withMessages(["plans"], () => import("./move-clients-dialog").then((file) => file.MoveClientsDialog)),
);

/** The button and its dialog. */
export function MoveClients({ from, plans }: { from: Plan | null; plans: readonly Plan[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={t("plans.move.item", { name: from?.name ?? t("plans.noPlan") })}
        onClick={() => setOpen(true)}
      >
        <Users aria-hidden="true" />
        {t("plans.move.action")}
      </Button>
      <MoveClientsDialog from={from} plans={plans} open={open} onOpenChange={setOpen} />
    </>
  );
}
