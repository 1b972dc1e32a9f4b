import { createMiddleware } from "hono/factory";
import { ApiError } from "@/lib/contract/errors";
import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import type { Deps } from "../deps";
import type { Db, Row } from "../ports/database/schema";
import type { AppContext, AppEnv } from "./context";

const lifetimeMs = 24 * 60 * 60 * 1000;

type Call = Pick<Row<"idempotency_keys">, "user_id" | "key" | "fingerprint">;
type Answer = Pick<Row<"idempotency_keys">, "status" | "body">;
type UnderWay = Map<string, { fingerprint: string; answer: Promise<Answer> }>;

/** Calls under way by their user and key, shared by all routes on one database. */
const underWayByDb = new WeakMap<Db, UnderWay>();

/**
 * A POST with an `Idempotency-Key` takes effect once per user and key: parallel repetitions wait for the first and get
 * its answer, later ones get it for a day. Failures are not kept, so that the same key may try again. The body plays no
 * part, because an upload can be read only once.
 */
export function idempotent(deps: Deps) {
  const underWay = underWayByDb.get(deps.db) ?? new Map();
  underWayByDb.set(deps.db, underWay);

  return createMiddleware<AppEnv>(async (c, next) => {
    const key = c.req.header("idempotency-key");
    const actor = c.get("actor");
    if (c.req.method !== "POST" || key === undefined || !actor) return next();
    if (key === "" || key.length > limits.idempotencyKey)
      throw new ApiError("bad_request", messages.idempotencyKeyInvalid);

    const call = { user_id: actor.userId, key, fingerprint: `${c.req.method} ${c.req.path}` };
    const name = `${call.user_id} ${key}`;
    const first = underWay.get(name);
    if (first) {
      requireSameCall(first, call);
      return repeat(await first.answer);
    }
    const answer = answerOnce(deps, c, call, next);
    underWay.set(name, { fingerprint: call.fingerprint, answer });
    try {
      const { status, body } = await answer;
      if (!c.finalized) return repeat({ status, body });
    } finally {
      underWay.delete(name);
    }
  });
}

/** The stored answer, or what the handler makes of the call now. */
async function answerOnce({ db, now }: Deps, c: AppContext, call: Call, next: () => Promise<void>): Promise<Answer> {
  const at = now();
  await deleteExpired(db, call.user_id, new Date(at.getTime() - lifetimeMs).toISOString());
  const stored = await findAnswer(db, call);
  if (stored) {
    requireSameCall(stored, call);
    return stored;
  }
  await next();
  const answer = { status: c.res.status, body: await c.res.clone().text() };
  // What was made is made: its answer goes out, also where it cannot be kept.
  if (c.res.ok)
    await insertAnswer(db, { ...call, ...answer, created_at: at.toISOString() }).catch((error) =>
      console.error(`[${c.get("requestId")}] The answer could not be kept for its Idempotency-Key`, error),
    );
  return answer;
}

function requireSameCall(first: Pick<Call, "fingerprint">, call: Call): void {
  if (first.fingerprint !== call.fingerprint) throw new ApiError("bad_request", messages.idempotencyKeyReused);
}

function repeat({ status, body }: Answer): Response {
  return new Response(body || null, { status, headers: body ? { "content-type": "application/json" } : {} });
}

function findAnswer(db: Db, { user_id, key }: Call): Promise<Row<"idempotency_keys"> | undefined> {
  return db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("key", "=", key)
    .executeTakeFirst();
}

async function insertAnswer(db: Db, answer: Row<"idempotency_keys">): Promise<void> {
  await db.insertInto("idempotency_keys").values(answer).execute();
}

async function deleteExpired(db: Db, userId: number, before: string): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("user_id", "=", userId).where("created_at", "<=", before).execute();
}
