"use client";

import { ArrowRightLeft } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { endPlan, usePlanChoices } from "@/lib/api/own-plan";
import { withMessages } from "@/lib/browser/messages";
import type { OwnPlan, Subscription } from "@/lib/contract/plans/schema";
import { formatDay } from "@/lib/format/calendar";
import type { PlanChoice } from "./change-texts";

const ChangePlanDialog = lazyDialog(
  withMessages(["own-plan", "plans"], () => import("./change-plan-dialog").then((file) => file.ChangePlanDialog)),
);

type PlanActionsProps = { own: OwnPlan; subscription: Subscription };

/** Another plan where there is one to choose, and, quietly, none. */
export function PlanActions({ own, subscription }: PlanActionsProps) {
  const choices = usePlanChoices().data?.results ?? [];
  const canChange = choices.some(({ time }) => time !== null);
  const endsOn = canEnd(subscription) ? subscription.due_on : null;
  if (!canChange && !endsOn) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {canChange && <ChangePlan own={own} choices={choices} />}
      {endsOn && <EndPlan lastDay={endsOn} />}
    </div>
  );
}

function ChangePlan(props: { own: OwnPlan; choices: readonly PlanChoice[] }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <ArrowRightLeft aria-hidden="true" />
        {t("own-plan.change.action")}
      </Button>
      <ChangePlanDialog {...props} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

function EndPlan({ lastDay }: { lastDay: string }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const day = formatDay(t, lastDay);
  return (
    <>
      <Button variant="ghost" className="text-muted-foreground" onClick={() => setIsOpen(true)}>
        {t("own-plan.end.action")}
      </Button>
      <ActDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t("own-plan.end.title")}
        description={t("own-plan.end.text", { day })}
        confirmLabel={t("own-plan.end.action")}
        busyLabel={t("own-plan.end.busy")}
        act={async () => {
          await endPlan();
          return t("own-plan.end.done", { day });
        }}
      />
    </>
  );
}

/** Once, while time is left. */
function canEnd({ state, is_ending: isEnding }: Subscription): boolean {
  return !isEnding && (state === "trial" || state === "active" || state === "due");
}
