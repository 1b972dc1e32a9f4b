"use client";

import { CalendarPlus, Pause, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { toast } from "@/components/ui/toast";
import { reasonOf } from "@/lib/api/call/request";
import { setPaused } from "@/lib/api/plans";
import { closeClient } from "@/lib/api/save-clients";
import { withMessages } from "@/lib/browser/messages";
import { dayMs } from "@/lib/contract/clock";
import { restorableFor } from "@/lib/contract/identity/values";
import type { Subscription } from "@/lib/contract/plans/schema";

const GiveDaysDialog = lazyDialog(
  withMessages(["plans", "plans-rules"], () => import("./give-days-dialog").then((file) => file.GiveDaysDialog)),
);

type SubscriptionActionsProps = { clientId: number; subscription: Subscription; onClosed: () => void };

/** Buttons that let a client pay later, rest its card for a while, or close it. */
export function SubscriptionActions({ clientId, subscription, onClosed }: SubscriptionActionsProps) {
  const { due_on, state } = subscription;
  return (
    <>
      {due_on !== null && <GiveDays clientId={clientId} />}
      <PauseOrResume clientId={clientId} isPaused={state === "paused"} />
      <CloseCard clientId={clientId} onClosed={onClosed} />
    </>
  );
}

function GiveDays({ clientId }: { clientId: number }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        <CalendarPlus aria-hidden="true" />
        {t("plans.days.action")}
      </Button>
      <GiveDaysDialog clientId={clientId} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

function CloseCard({ clientId, onClosed }: { clientId: number; onClosed: () => void }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="destructive-outline" size="sm" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden="true" />
        {t("plans.close.action")}
      </Button>
      <ActDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t("plans.close.title")}
        description={t("plans.close.text", { days: restorableFor / dayMs })}
        confirmLabel={t("plans.close.action")}
        busyLabel={t("plans.close.busy")}
        act={async () => {
          await closeClient(clientId);
          onClosed();
          return t("plans.close.done");
        }}
      />
    </>
  );
}

function PauseOrResume({ clientId, isPaused }: { clientId: number; isPaused: boolean }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const words = isPaused ? "plans.resume" : "plans.pause";
  const Icon = isPaused ? Play : Pause;

  async function undo() {
    try {
      await setPaused(clientId, isPaused);
      toast.success(t(isPaused ? "plans.pause.done" : "plans.resume.done"));
    } catch (error) {
      toast.error(t.say(reasonOf(error)));
    }
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        <Icon aria-hidden="true" />
        {t(`${words}.action`)}
      </Button>
      <ActDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t(`${words}.title`)}
        description={t(`${words}.text`)}
        confirmLabel={t(`${words}.action`)}
        busyLabel={t(`${words}.busy`)}
        destructive={false}
        act={async () => {
          await setPaused(clientId, !isPaused);
          return t(`${words}.done`);
        }}
        undo={{ label: t("plans.undo"), onClick: () => void undo() }}
      />
    </>
  );
}
