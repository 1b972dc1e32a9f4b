import { planTexts } from "@/components/plans/plan-texts";
import { dayAfter } from "@/lib/contract/clock";
import type { OwnPlan, PlanChoices } from "@/lib/contract/plans/schema";
import { formatDay } from "@/lib/format/calendar";
import { formatPrice } from "@/lib/format/price";
import type { T } from "@/lib/i18n/translator";

export type PlanChoice = PlanChoices["results"][number];

/** What a dearer plan costs at once, as far as that is known. */
export function atOnceText(t: T, { upgrade, currency }: PlanChoice): string {
  const total = upgrade?.total;
  return total
    ? t("own-plan.change.atOnce", { amount: formatPrice(total, currency) })
    : t("own-plan.change.atOnceUnknown");
}

export function laterText(t: T, { subscription }: OwnPlan): string {
  return t("own-plan.change.later", { day: firstDay(t, subscription?.due_on) });
}

/** What it means to have a plan so: from when, and what is to be paid. */
export function changeText(t: T, { subscription }: OwnPlan, choice: PlanChoice, isAtOnce: boolean): string {
  const { name: plan, upgrade, time, currency } = choice;
  const due = subscription?.due_on;
  if (isAtOnce && upgrade) {
    if (!upgrade.total) return t("own-plan.change.detailsFirst");
    const amount = formatPrice(upgrade.total, currency);
    return t("own-plan.change.upgradeText", { plan, amount, day: due ? formatDay(t, due) : "" });
  }
  const isFree = Number(choice.price) === 0;
  const price = [planTexts.price(t, choice), planTexts.period(t, choice)].filter(Boolean).join(" ");
  if (time === "now") return t(isFree ? "own-plan.change.nowFree" : "own-plan.change.nowTrial", { plan });
  if (time === "paid") return t("own-plan.change.paidText", { plan, price });
  const day = firstDay(t, due);
  return isFree ? t("own-plan.change.laterFree", { plan, day }) : t("own-plan.change.laterText", { plan, day, price });
}

/** Of the next period. */
function firstDay(t: T, dueOn: string | null | undefined): string {
  return dueOn ? formatDay(t, dayAfter(dueOn)) : "";
}
