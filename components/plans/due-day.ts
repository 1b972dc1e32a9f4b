import type { Plan } from "@/lib/contract/plans/schema";
import { firstDueOn } from "@/lib/contract/plans/subscription";

type DueDay = {
  plan: Plan | undefined;
  /** Empty is today. */
  startedOn: string;
  today: string;
  /** What the client is on so far. */
  former?: { plan_id: number | null; due_on: string | null };
};

/** The day until which a plan is to be paid where nobody chooses another; empty for never. */
export function usualDueDay({ plan, startedOn, today, former }: DueDay): string {
  if (!plan) return "";
  const isFree = Number(plan.price) === 0;
  if (former?.plan_id === plan.id) return former.due_on ?? "";
  if (isFree) return "";
  return former?.due_on ?? firstDueOn(plan, startedOn || today, today);
}

/** What is sent of the field: nothing of the usual day, which the server finds by its own calendar. */
export function chosenDueDay(dueOn: string | null | undefined, usual: string): string | null | undefined {
  return (dueOn ?? "") === usual ? undefined : dueOn;
}
