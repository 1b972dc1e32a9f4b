import { setTimeout as sleep } from "node:timers/promises";
import { ApiError, type Writer } from "@/lib/contract/errors";
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
import { answerJson, translatorOfCall, unwritten, writeAnswer } from "./texts";

/**
 * How often to poll for the answer of a call in another process, and for how long in total: less than callers'
 * timeouts.
 */
const pollMs = 100;
const patienceMs = 8_000;

type UnderWay = Map<string, { fingerprint: string; answer: Promise<Answer> }>;

/**
 * Running calls of this process by user and key, shared by all routes on one database, so that repeats need not poll.
 */
const underWayByDb = new WeakMap<Db, UnderWay>();

/** `response` is set only for the call that ran, which returns it with its texts written. */
type Given = Answer & { response?: Response };

/**
 * A POST with an `Idempotency-Key` takes effect once per user and key: parallel repeats wait for the first call's
 * answer, later ones get it for a day, in any process, each in its own language. A failed call may be retried with the
 * same key. The body is not compared, because an upload can be read only once. Operations that answer with a secret
 * ignore the key, so that no secret is stored.
 */
export function createIdempotent(deps: Deps, { method, secret }: Pick<Operation, "method" | "secret">) {
  const underWay: UnderWay = underWayByDb.get(deps.db) ?? new Map();
  underWayByDb.set(deps.db, underWay);

  /** `run` must turn errors into responses; who writes its texts is known once it has read the body. */
  return async function answerOnce(c: AppContext, run: (writer: () => Writer) => Promise<Response>): Promise<Response> {
    const key = method === "POST" && !secret ? c.req.header("idempotency-key") : undefined;
    const actor = c.get("actor");
    const writer = () => translatorOfCall(c);
    if (key === undefined || !actor) return run(writer);
    if (key === "" || key.length > callLimits.idempotencyKey)
      throw new ApiError("bad_request", fieldMessages.idempotencyKeyInvalid);

    const call = { user_id: actor.userId, key, fingerprint: `${method} ${c.req.path}` };
    const name = `${call.user_id} ${key}`;
    const first = underWay.get(name);
    if (first) {
      requireSameCall(first, call);
      return repeat(await first.answer, writer());
    }
    const given = claimAnswer(deps, call, () => run(() => unwritten));
    underWay.set(name, { fingerprint: call.fingerprint, answer: given });
    try {
      const { response, ...answer } = await given;
      return response ? writeAnswer(response, answer.body, writer()) : repeat(answer, writer());
    } finally {
      underWay.delete(name);
    }
  };
}

/**
 * Returns the stored answer, waits for a call in another process, or runs the call now.
 *
 * @throws ApiError 400 if the key was used for another call, 503 if the other process takes too long
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
  // The write is done, so its answer is sent even if it cannot be stored.
  await answerKey(db, call, claim, answer).catch(complain("The answer could not be kept for its Idempotency-Key"));
  return { ...answer, response };
}

/** Polls for the answer; null when the key becomes free, or at the deadline. */
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

function repeat({ status, body }: Answer, t: Writer): Response {
  return body ? answerJson(body, status, t) : new Response(null, { status });
}
