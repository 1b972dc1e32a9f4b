"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { keepClientPlan } from "@/lib/api/plans";

/** Takes back that a client's plan ends, or changes. */
export function KeepAction({ clientId }: { clientId: number }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        <Undo2 aria-hidden="true" />
        {t("plans.keep.action")}
      </Button>
      <ActDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t("plans.keep.title")}
        description={t("plans.keep.text")}
        confirmLabel={t("plans.keep.action")}
        busyLabel={t("plans.keep.busy")}
        destructive={false}
        act={async () => {
          await keepClientPlan(clientId);
          return t("plans.keep.done");
        }}
      />
    </>
  );
}
