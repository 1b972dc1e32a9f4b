import { clientTag, productsTag } from "@/lib/contract/page-tags";
import { changeDay } from "@/lib/contract/plans/change";
import {
  isResting,
  nextNoticeOn,
  noticeSince,
  type SubscriptionState,
  stateOf,
} from "@/lib/contract/plans/subscription";
import type { Deps } from "../deps";
import { localTime } from "../kernel/local-time";
import type { Write } from "../kernel/write/write";
import { notify } from "../notifications/service";
import { changeDays, followChange } from "./next-plan";
import * as repo from "./repo";

/** What tells which day it is. */
export type Clock = Pick<Deps, "config" | "now">;

/** Today in the site's time zone. */
export function siteDay({ config, now }: Clock): string {
  return localTime(config.timeZone, now()).day;
}

/**
 * Brings how a client's plan stands up to its dates and to today, and tells the owner of what is to come. For a write that
 * holds the client.
 */
export async function turn(clock: Clock, open: Write, clientId: number): Promise<void> {
  const { trx, now, record, changed } = open;
  const stored = await repo.findSubscription(trx, clientId);
  if (!stored || stored.plan_id === null) return;
  const today = siteDay(clock);
  const found = await followChange(open, clientId, stored, today);
  const state = stateOf(found, today);
  await repo.updateSubscription(trx, clientId, { state, told_on: today, next_on: nextTurnOn(found, today) });
  const before = found.state as SubscriptionState | null;
  if (before && before !== state)
    await record({ action: "client_subscription_changed", target: `client:${clientId}`, detail: state });
  if (isResting(before) !== isResting(state)) {
    await repo.touchClient(trx, clientId, now);
    changed(clientTag(clientId), productsTag);
  }
  const notice = noticeSince(found, found.told_on ?? today, today);
  if (notice) await notify(open, { clientId }, { kind: notice.kind, detail: "", count: notice.days, subjectId: null });
}

/** The next day on which a client's plan changes, or there is something to tell. */
function nextTurnOn(found: repo.FoundSubscription, today: string): string | null {
  const days = [nextNoticeOn(found, today), changeDay(changeDays(found))];
  return days.filter((day) => day !== null && day > today).toSorted()[0] ?? null;
}
