import { randomUUID } from "node:crypto";
import { dayMs } from "@/lib/contract/clock";
import type { Db, Row } from "../../ports/database/schema";
import { createExpiry } from "../jobs/expire";
import type { Job } from "../jobs/job";

type KeyRow = Row<"idempotency_keys">;

/** A call and its idempotency key; the fingerprint identifies the call without its body. */
export type Call = Pick<KeyRow, "user_id" | "key" | "fingerprint">;
export type Answer = { status: number; body: string };

/**
 * Lease of a claimed key in milliseconds, renewed while the call runs. After a crash, retries wait no longer than this.
 */
export const claimMs = 30_000;

/** How long a key is remembered, in milliseconds. */
export const keyLifetimeMs = dayMs;

/**
 * Claims a key if it is free: new, expired, answered with a failure, or left by a crashed process. One statement
 * decides, so of parallel calls in any number of processes one gets it.
 *
 * @returns the claim needed to store the answer; null if the key is taken
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

/** Renews the lease while the call runs. */
export async function holdKey(db: Db, call: Call, claim: string, now: Date): Promise<void> {
  await updateClaimed(db, call, claim, { claimed_until: untilOf(now) });
}

/** Stores failures too, for calls already waiting; the next new call takes the key over. */
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

/** No effect if another claim has taken the key. */
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
