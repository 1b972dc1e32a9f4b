"use client";

import { useRouter } from "next/navigation";
import { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { RestingNote } from "@/components/plans/resting-note";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { RadioGroup, RadioOption } from "@/components/ui/field/radio-group";
import { toast } from "@/components/ui/toast";
import { chooseNextPlan, requestUpgrade } from "@/lib/api/own-plan";
import type { OwnPlan } from "@/lib/contract/plans/schema";
import * as paths from "@/lib/paths";
import { atOnceText, changeText, laterText, type PlanChoice } from "./change-texts";
import { PlanOption } from "./plan-option";

type ChangePlanDialogProps = DialogControl & { own: OwnPlan; choices: readonly PlanChoice[] };

/** Which plan, when, and what that means. */
export function ChangePlanDialog({ own, choices, ...dialog }: ChangePlanDialogProps) {
  const t = useT();
  const router = useRouter();
  const choiceOf = (id: string) => choices.find((choice) => String(choice.id) === id);
  const form = z.object({ plan_id: z.string().min(1, t("own-plan.change.required")), when: z.enum(["now", "later"]) });

  async function change({ plan_id, when }: z.output<typeof form>) {
    const choice = choiceOf(plan_id);
    if (!choice) return;
    const isAtOnce = when === "now" && choice.upgrade !== null;
    if (isAtOnce && choice.upgrade?.total) await requestUpgrade(choice.id);
    else if (!isAtOnce) await chooseNextPlan(choice.id);
    if (isAtOnce || choice.time === "paid") router.push(paths.pay);
    else toast.success(t("own-plan.change.done", { plan: choice.name }));
  }

  return (
    <FormDialog
      {...dialog}
      name="change-plan"
      title={t("own-plan.change.action")}
      schema={form}
      defaultValues={{ plan_id: "", when: "later" }}
      submitLabel={t("own-plan.change.action")}
      busyLabel={t("own-plan.change.busy")}
      failureText={t("own-plan.change.failed")}
      onSubmit={change}
    >
      {({ control, watch }) => {
        const choice = choiceOf(watch("plan_id"));
        const isAtOnce = watch("when") === "now";
        return (
          <>
            <FormField control={control} name="plan_id" label={t("own-plan.change.plan")}>
              {({ onChange, ...field }) => (
                <RadioGroup {...field} onValueChange={onChange}>
                  {choices.map((one) => (
                    <PlanOption key={one.id} plan={one} isOwn={one.time === null} />
                  ))}
                </RadioGroup>
              )}
            </FormField>
            {choice?.upgrade && (
              <FormField control={control} name="when" label={t("own-plan.change.when")}>
                {({ onChange, ...field }) => (
                  <RadioGroup {...field} onValueChange={onChange}>
                    <RadioOption value="now" className="items-center p-3">
                      {atOnceText(t, choice)}
                    </RadioOption>
                    <RadioOption value="later" className="items-center p-3">
                      {laterText(t, own)}
                    </RadioOption>
                  </RadioGroup>
                )}
              </FormField>
            )}
            {choice && (
              <div aria-live="polite" className="flex flex-col gap-3 text-sm">
                <p>{changeText(t, own, choice, isAtOnce)}</p>
                <RestingNote used={own.used} limits={choice.limits} hint={t("own-plan.change.kept")} />
              </div>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
