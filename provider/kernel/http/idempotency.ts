import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as fieldMessages from "@/lib/contract/messages";
import type { Operation } from "@/lib/contract/operation";
import { callLimits } from "@/lib/contract/values";
import { log } from "@/lib/runtime/log/log";
import { whileHolding } from "@/lib/runtime/while-holding";
import type { Deps } from "../../deps";
import type { Db } from "../../ports/database/schema";
import type { AppContext } from "./context";
import { type Answer, answerKey, type Call, claimMs, findKey, holdKey, takeKey } from "./idempotency-claims";

/** How often a call asks for the answer of one in another process, and how long: within what callers wait. */
const pollMs = 100;
const patienceMs = 8_000;

type UnderWay = Map<string, { fingerprint: string; answer: Promise<Answer> }>;

/** Calls of this process under way by their user and key, shared by all routes on one database: they need not poll. */
const underWayByDb = new WeakMap<Db, UnderWay>();

/** Of the call that was run for it, its own answer too. */
type Given = Answer & { response?: Response };

/**
 * A POST with an `Idempotency-Key` takes effect once per user and key: parallel repetitions wait for the first and get
 * its answer, later ones get it for a day, whichever process they reach. Failures are not kept, so that the same key may
 * try again. The body plays no part, because an upload can be read only once. What answers with a secret takes no key.
 */
export function createIdempotent(deps: Deps, { method, secret }: Pick<Operation, "method" | "secret">) {
  const underWay: UnderWay = underWayByDb.get(deps.db) ?? new Map();
  underWayByDb.set(deps.db, underWay);

  /** `run` makes an answer of whatever happens. */
  return async function answerOnce(c: AppContext, run: () => Promise<Response>): Promise<Response> {
    const key = method === "POST" && !secret ? c.req.header("idempotency-key") : undefined;
    const actor = c.get("actor");
    if (key === undefined || !actor) return run();
    if (key === "" || key.length > callLimits.idempotencyKey)
      throw new ApiError("bad_request", fieldMessages.idempotencyKeyInvalid);

    const call = { user_id: actor.userId, key, fingerprint: `${method} ${c.req.path}` };
    const name = `${call.user_id} ${key}`;
    const first = underWay.get(name);
    if (first) {
      requireSameCall(first, call);
      return repeat(await first.answer);
    }
    const given = claimAnswer(deps, call, run);
    underWay.set(name, { fingerprint: call.fingerprint, answer: given });
    try {
      const { response, ...answer } = await given;
      return response ?? repeat(answer);
    } finally {
      underWay.delete(name);
    }
  };
}

/**
 * The stored answer, that of a call under way elsewhere, or what `run` makes of the call now.
 * @throws ApiError 400 when the key belongs to another call, 503 when that elsewhere takes too long
 */
async function claimAnswer(deps: Deps, call: Call, run: () => Promise<Response>): Promise<Given> {
  const { db, now } = deps;
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const claim = await takeKey(db, call, now());
    if (claim !== null) return runOnce(deps, call, claim, run);
    const answer = await awaitAnswer(deps, call, deadline);
    if (answer) return answer;
  }
  throw new ApiError("unavailable", failures.unavailable, { headers: { "retry-after": "2" } });
}

async function runOnce({ db, now }: Deps, call: Call, claim: string, run: () => Promise<Response>): Promise<Given> {
  const complain = (what: string) => (error: unknown) => log.error(what, error);
  const hold = () => holdKey(db, call, claim, now()).catch(complain("The Idempotency-Key could not be held"));
  const response = await whileHolding(claimMs, hold, run);
  const answer = { status: response.status, body: await response.clone().text() };
  // What was made is made: its answer goes out, also where it cannot be kept.
  await answerKey(db, call, claim, answer).catch(complain("The answer could not be kept for its Idempotency-Key"));
  return { ...answer, response };
}

/** What stands under the key, once it is there; null where the key has become free, and at the deadline. */
async function awaitAnswer({ db, now }: Deps, call: Call, deadline: number): Promise<Answer | null> {
  for (; performance.now() < deadline; await sleep(pollMs)) {
    const stored = await findKey(db, call);
    if (!stored) return null;
    requireSameCall(stored, call);
    const { status, body, claimed_until } = stored;
    if (status !== null) return { status, body };
    if (claimed_until <= now().toISOString()) return null;
  }
  return null;
}

function requireSameCall(first: Pick<Call, "fingerprint">, call: Call): void {
  if (first.fingerprint !== call.fingerprint) throw new ApiError("bad_request", fieldMessages.idempotencyKeyReused);
}

function repeat({ status, body }: Answer): Response {
  return new Response(body || null, { status, headers: body ? { "content-type": "application/json" } : {} });
}
