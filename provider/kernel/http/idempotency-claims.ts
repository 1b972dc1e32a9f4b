import { randomUUID } from "node:crypto";
import { dayMs } from "@/lib/contract/clock";
import type { Db, Row } from "../../ports/database/schema";
import { createExpiry } from "../jobs/expire";
import type { Job } from "../jobs/job";

type KeyRow = Row<"idempotency_keys">;

/** A call and the key it came with; the fingerprint is the call without its body. */
export type Call = Pick<KeyRow, "user_id" | "key" | "fingerprint">;
export type Answer = { status: number; body: string };

/** How long a taken key is held, in milliseconds, unless it is held on to: the most that a process's death can cost. */
export const claimMs = 30_000;

/** How long a key is good for, in milliseconds. */
export const keyLifetimeMs = dayMs;

/**
 * Takes a key that is free: new, too old to count, answered with a failure, or taken by a process that has since died.
 * The row decides, so of calls in any number of processes one gets it. @returns the claim to answer it with, or null
 */
export async function takeKey(db: Db, call: Call, now: Date): Promise<string | null> {
  const at = now.toISOString();
  const taken = {
    fingerprint: call.fingerprint,
    status: null,
    body: "",
    created_at: at,
    claim: randomUUID(),
    claimed_until: untilOf(now),
  };
  const row = await db
    .insertInto("idempotency_keys")
    .values({ ...call, ...taken })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "key"])
        .doUpdateSet(taken)
        .where((eb) =>
          eb.or([
            eb("idempotency_keys.created_at", "<=", new Date(now.getTime() - keyLifetimeMs).toISOString()),
            eb("idempotency_keys.status", ">=", 400),
            eb.and([eb("idempotency_keys.status", "is", null), eb("idempotency_keys.claimed_until", "<=", at)]),
          ]),
        ),
    )
    .returning("claim")
    .executeTakeFirst();
  return row?.claim ?? null;
}

/** Holds on to a taken key while its call is still under way. */
export async function holdKey(db: Db, call: Call, claim: string, now: Date): Promise<void> {
  await updateClaimed(db, call, claim, { claimed_until: untilOf(now) });
}

/** Failures are stored too: for those who wait, until the next call takes the key. */
export async function answerKey(db: Db, call: Call, claim: string, answer: Answer): Promise<void> {
  await updateClaimed(db, call, claim, answer);
}

export function findKey(db: Db, { user_id, key }: Call): Promise<KeyRow | undefined> {
  return db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Nothing where the key is no longer this claim's. */
async function updateClaimed(db: Db, { user_id, key }: Call, claim: string, change: Partial<KeyRow>): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set(change)
    .where("user_id", "=", user_id)
    .where("key", "=", key)
    .where("claim", "=", claim)
    .execute();
}

function untilOf(now: Date): string {
  return new Date(now.getTime() + claimMs).toISOString();
}

export const idempotencyJobs: readonly Job[] = [
  createExpiry({
    kind: "expire_idempotency_keys",
    keepMs: keyLifetimeMs,
    rows: { table: "idempotency_keys", key: ["user_id", "key"], time: "created_at" },
  }),
];
