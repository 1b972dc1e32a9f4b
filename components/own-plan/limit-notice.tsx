"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";

type LimitNoticeProps = {
  /** Whether no more can be added. */
  isFull: boolean;
  /** How many there are; undefined while that is not known. */
  used: number | undefined;
  /** How many the plan allows. */
  max: number | undefined;
  /** What is said where no more can be added. */
  children: ReactNode;
};

/** Above a list that is full, or longer than the plan allows. */
export function LimitNotice({ isFull, used, max, children }: LimitNoticeProps) {
  const t = useT();
  const knowsPlans = useSessionUser().allowance !== undefined;
  if (!isFull || used === undefined || max === undefined) return null;
  if (knowsPlans && max === 0) return <Alert>{t("own-plan.resting.none")}</Alert>;
  if (knowsPlans && used > max) return <Alert>{t("own-plan.resting.note", { count: used - max, most: max })}</Alert>;
  return <Alert variant="warning">{children}</Alert>;
}
