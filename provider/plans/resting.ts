import { type Limits, withoutPlan } from "@/lib/contract/limits";
import type { ShowContentInput } from "@/lib/contract/plans/schema";
import { type RestingContent, restingContents } from "@/lib/contract/plans/values";
import type { Db } from "../ports/database/schema";
import { readLimits, readLimitsOf } from "./allowance";
import { type Content, countContentOf, listContent, setResting } from "./content-rows";
import { listOwnLimits, touchClient } from "./repo";

/**
 * Lets rest what a client has beyond its limits, the last in its order first, and wakes what has room again, the first in
 * its order first. For a write that holds the client.
 *
 * @param chosen is shown where others of its kind can rest in its place.
 * @returns whether anything has changed
 */
export async function settleClient(trx: Db, clientId: number, chosen?: ShowContentInput): Promise<boolean> {
  const limits = await readLimitsOf(trx, clientId);
  let hasChanged = false;
  for (const content of restingContents) {
    const rows = await listContent(trx, content, clientId);
    const shown = new Set(chooseShown(rows, limits[content], chosen?.content === content ? chosen.id : null));
    const toRest = rows.filter((row) => !row.is_resting && !shown.has(row));
    const toWake = rows.filter((row) => row.is_resting && shown.has(row));
    await setResting(trx, content, toRest, true);
    await setResting(trx, content, toWake, false);
    hasChanged ||= toRest.length + toWake.length > 0;
  }
  return hasChanged;
}

/** The same; the card's update time is set where that shows. */
export async function settle(trx: Db, clientId: number, now: string, chosen?: ShowContentInput): Promise<void> {
  if (await settleClient(trx, clientId, chosen)) await touchClient(trx, clientId, now);
}

/** At most so many of the rows: the chosen one, then those that are shown already, then the others, each in their order. */
function chooseShown(rows: readonly Content[], limit: Limits[RestingContent], chosen: number | null): Content[] {
  const rank = ({ id, is_resting }: Content) => (id === chosen ? 0 : is_resting ? 2 : 1);
  return rows.toSorted((a, b) => rank(a) - rank(b)).slice(0, limit);
}

/** How many of the clients have content that would rest with these limits of a plan; their own count before it. */
export async function countBeyond(db: Db, clientIds: readonly number[], limits: Partial<Limits>): Promise<number> {
  if (clientIds.length === 0) return 0;
  const own = await listOwnLimits(db, clientIds);
  const beyond = new Set<number>();
  for (const content of restingContents)
    for (const [id, count] of await countContentOf(db, content, clientIds)) {
      const allowed = { ...withoutPlan.limits, ...limits, ...readLimits(own.get(id) ?? null) };
      if (count > allowed[content]) beyond.add(id);
    }
  return beyond.size;
}

/** How many of each kind a client has, and how many of them rest. */
export async function countContents(db: Db, clientId: number) {
  const lists = await Promise.all(restingContents.map((content) => listContent(db, content, clientId)));
  const count = (what: (row: Content) => boolean) =>
    Object.fromEntries(
      restingContents.map((content, index) => [content, lists[index]?.filter(what).length ?? 0]),
    ) as Record<RestingContent, number>;
  return { used: count(() => true), resting: count((row) => row.is_resting) };
}
