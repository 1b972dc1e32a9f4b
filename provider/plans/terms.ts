import { clientTag, productsTag } from "@/lib/contract/page-tags";
import type { Write } from "../kernel/write/write";
import type { Db } from "../ports/database/schema";
import * as repo from "./repo";
import { settle } from "./resting";
import { type Clock, siteDay, turn } from "./turning";

/** What a client is on and by when it is to be paid, as text that can be compared and put back; null for nothing. */
export async function readTerms(db: Db, clientId: number): Promise<string | null> {
  const terms = await repo.findTerms(db, clientId);
  return terms ? JSON.stringify(terms) : null;
}

/**
 * Puts a client back on earlier terms, for a write that holds it.
 *
 * @returns false, with nothing done, where the plan has been deleted since
 */
export async function putBackTerms(
  clock: Clock,
  open: Write,
  clientId: number,
  terms: string | null,
): Promise<boolean> {
  const { trx, now, record, changed } = open;
  const before: repo.Terms | null = terms === null ? null : JSON.parse(terms);
  const planId = before?.plan_id ?? null;
  const plan = planId === null ? undefined : await repo.findPlan(trx, planId);
  if (planId !== null && !plan) return false;
  const kept = { told_on: siteDay(clock), next_on: null, created_at: now, updated_at: now };
  if (before) await repo.saveSubscription(trx, { client_id: clientId, ...before, ...(plan ? {} : noState), ...kept });
  else await repo.deleteSubscription(trx, clientId);
  await settle(trx, clientId, now);
  await turn(clock, open, clientId);
  await record({ action: "client_plan_restored", target: `client:${clientId}`, detail: plan?.name });
  changed(clientTag(clientId), productsTag);
  return true;
}

/** A plan stands as it does until it is turned; without one there is nothing that stands. */
const noState = { state: null };
