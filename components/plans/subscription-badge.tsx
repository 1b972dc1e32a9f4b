import type { ComponentProps } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import type { Subscription } from "@/lib/contract/plans/schema";
import type { SubscriptionState } from "@/lib/contract/plans/subscription";
import { formatDay } from "@/lib/format/calendar";
import type { T } from "@/lib/i18n/translator";

const variants: Record<SubscriptionState, ComponentProps<typeof Badge>["variant"]> = {
  trial: "default",
  active: "success",
  due: "default",
  grace: "warning",
  resting: "destructive",
  paused: "outline",
};

/** How a client's plan stands, with the day on which that ends. */
export function SubscriptionBadge({ subscription }: { subscription: Subscription }) {
  const t = useT();
  return (
    <Badge variant={variants[subscription.state]} isLong>
      {tell(t, subscription)}
    </Badge>
  );
}

function tell(t: T, { state, due_on, rests_on, closes_on, is_ending }: Subscription): string {
  const dayOf = (day: string | null) => (day ? formatDay(t, day) : "");
  if (is_ending && (state === "trial" || state === "active")) return t("plans.state.ends", { day: dayOf(due_on) });
  switch (state) {
    case "trial":
      return t("plans.state.trial", { day: dayOf(due_on) });
    case "active":
      return due_on ? t("plans.state.active", { day: dayOf(due_on) }) : t("plans.state.free");
    case "due":
      return t("plans.state.due", { day: dayOf(due_on) });
    case "grace":
      return t("plans.state.grace", { day: dayOf(rests_on) });
    case "resting":
      return t("plans.state.resting", { since: dayOf(rests_on), day: dayOf(closes_on) });
    case "paused":
      return t("plans.state.paused");
  }
}
