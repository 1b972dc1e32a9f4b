import { daysBetween } from "@/lib/contract/clock";
import type { Subscription } from "@/lib/contract/plans/schema";
import { formatDay } from "@/lib/format/calendar";
import type { T } from "@/lib/i18n/translator";

/** Days until something changes for the owner: the plan is to be paid, or its card rests. Null where nothing does. */
export function daysLeft({ state, due_on, rests_on }: Subscription, today: string): number | null {
  const day = state === "grace" ? rests_on : due_on;
  return day === null ? null : Math.max(0, daysBetween(today, day));
}

/** How the owner's plan stands, in a sentence or two. */
export function tellSubscription(t: T, subscription: Subscription, today: string): string {
  const { state, due_on, rests_on, is_ending } = subscription;
  const count = daysLeft(subscription, today) ?? 0;
  const day = due_on ? formatDay(t, due_on) : "";
  if (is_ending && (state === "trial" || state === "active")) return t("own-plan.state.ends", { count, day });
  switch (state) {
    case "trial":
      return t("own-plan.state.trial", { count, day });
    case "active":
      return due_on ? t("own-plan.state.active", { count, day }) : t("own-plan.state.free");
    case "due":
      return t("own-plan.state.due", { count, day });
    case "grace":
      return t("own-plan.state.grace", { count });
    case "resting":
      return t(is_ending ? "own-plan.state.ended" : "own-plan.state.resting", {
        day: rests_on ? formatDay(t, rests_on) : "",
      });
    case "paused":
      return t("own-plan.state.paused");
  }
}
