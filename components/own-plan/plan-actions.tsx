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

const ChangePlanDialog = lazyDialog(
  withMessages(["own-plan", "plans"], () => import("./change-plan-dialog").then((file) => file.ChangePlanDialog)),
);

type PlanActionsProps = { own: OwnPlan; subscription: Subscription };

/** Another plan where there is one to choose, and, quietly, none. */
export function PlanActions({ own, subscription }: PlanActionsProps) {
  const t = useT();
  const choices = usePlanChoices().data?.results ?? [];
  const [isChanging, setIsChanging] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const canChange = choices.some(({ time }) => time !== null);
  const endsOn = canEnd(subscription) ? subscription.due_on : null;
  if (!canChange && !endsOn) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {canChange && (
        <Button variant="outline" onClick={() => setIsChanging(true)}>
          <ArrowRightLeft aria-hidden="true" />
          {t("own-plan.change.action")}
        </Button>
      )}
      {endsOn && (
        <Button variant="ghost" className="text-muted-foreground" onClick={() => setIsEnding(true)}>
          {t("own-plan.end.action")}
        </Button>
      )}
      <ChangePlanDialog own={own} choices={choices} open={isChanging} onOpenChange={setIsChanging} />
      <ActDialog
        open={isEnding}
        onOpenChange={setIsEnding}
        title={t("own-plan.end.title")}
        description={t("own-plan.end.text", { day: formatDay(t, endsOn ?? "") })}
        confirmLabel={t("own-plan.end.action")}
        busyLabel={t("own-plan.end.busy")}
        act={async () => {
          await endPlan();
          return t("own-plan.end.done", { day: formatDay(t, endsOn ?? "") });
        }}
      />
    </div>
  );
}

/** Once, while time is left. */
function canEnd({ state, is_ending: isEnding }: Subscription): boolean {
  return !isEnding && (state === "trial" || state === "active" || state === "due");
}
