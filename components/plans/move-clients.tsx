"use client";

import { Users } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { toast } from "@/components/ui/toast";
import { withMessages } from "@/lib/browser/messages";
import type { Plan } from "@/lib/contract/plans/schema";

const MoveClientsDialog = lazyDialog(
  withMessages(["bulk", "plans"], () => import("./move-clients-dialog").then((file) => file.MoveClientsDialog)),
);

/** The button and its dialog. */
export function MoveClients({ from, plans }: { from: Plan | null; plans: readonly Plan[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const title = t("plans.move.item", { name: from?.name ?? t("plans.noPlan") });
  return (
    <>
      <Button variant="outline" size="sm" aria-label={title} onClick={() => setOpen(true)}>
        <Users aria-hidden="true" />
        {t("plans.move.action")}
      </Button>
      <MoveClientsDialog
        name={`move-clients-${from?.id ?? "none"}`}
        title={title}
        clients={{ filter: { search: "", plan: from?.id ?? 0 } }}
        plans={plans.filter(({ id }) => id !== from?.id)}
        onStarted={({ total }) => toast.success(t("plans.move.done", { count: total }))}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
