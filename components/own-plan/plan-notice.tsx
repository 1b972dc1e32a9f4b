"use client";

import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { useToday } from "@/components/session/use-today";
import { Alert } from "@/components/ui/alert";
import { Link } from "@/components/ui/navigation/link";
import type { Subscription } from "@/lib/contract/plans/schema";
import * as paths from "@/lib/paths";
import { daysLeft, tellSubscription } from "./subscription-text";

/** Days before a plan is to be paid from which the home screen says so. */
const soon = 7;

/** Where the owner's plan is overdue or rests; on the home screen also where it is to be paid soon. */
export function PlanNotice({ isHome = false }: { isHome?: boolean }) {
  const t = useT();
  const today = useToday();
  const { subscription } = useSessionUser();
  if (!subscription) return null;
  const isPressing = isOverdue(subscription);
  if (!isPressing && !(isHome && (daysLeft(subscription, today) ?? soon + 1) <= soon)) return null;
  return (
    <Alert variant={isPressing ? "warning" : "info"}>
      {tellSubscription(t, subscription, today)}{" "}
      <Link
        href={paths.ownPlan}
        className="touch-target rounded-sm font-medium underline underline-offset-4 focus-ring"
      >
        {t("own-plan.state.link")}
      </Link>
    </Alert>
  );
}

function isOverdue({ state }: Subscription): boolean {
  return state === "grace" || state === "resting" || state === "paused";
}
