import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { fieldError } from "@/lib/contract/errors";
import * as accountMessages from "@/lib/contract/identity/messages";
import { limitConcurrency } from "@/lib/runtime/concurrency";
import type { ProviderConfig } from "../../config";
import { requireNoWait } from "../../ports/shared/rate-limiter";
import type { SharedState } from "../../ports/shared/shared-state";

/** zxcvbn's score: 2 means more than a million guesses. */
const least = 2;
/** Only this many characters are judged: the cost grows with the square of the length. */
const judged = 32;

/** One at a time, because each takes up to 200 ms. */
const inTurn = limitConcurrency(1, 200);

let judge: Worker | undefined;

/**
 * Whether a password is easy to guess: common, a pattern, or built from what is known `about` the owner, such as the
 * e-mail and company name. Runs in a worker thread, so that it does not block requests.
 *
 * @throws ApiError 503 while too many others wait
 */
export function isSoonGuessed(password: string, about: readonly string[]): Promise<boolean> {
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  return inTurn(async () => {
    judge ??= startJudge();
    const worker = judge;
    worker.ref();
    const answer = once(worker, "message");
    worker.postMessage({ password: password.slice(0, judged), about: words });
    const [score] = await answer.finally(() => worker.unref());
    return score < least;
  });
}

/** @throws ApiError 400 on `field` for an easy password, 503 as above */
export async function requireStrength(password: string, field: string, about: readonly string[]): Promise<void> {
  if (await isSoonGuessed(password, about)) throw fieldError(field, accountMessages.passwordGuessable);
}

/** The account that gets the password. */
type Owner = { id: number; email: string | null; company_name?: string | null };

/**
 * As `requireStrength`, for a password that the account's owner chooses. Attempts are limited per minute and account,
 * at the same rate as sign-ins.
 *
 * @throws ApiError 400 on `new_password`, 429 after too many attempts
 */
export async function requireOwnStrength(
  { shared, config }: { shared: SharedState; config: Pick<ProviderConfig, "loginRatePerMinute"> },
  { id, email, company_name }: Owner,
  password: string,
): Promise<void> {
  const accounts = shared.createLimiter({ name: "new passwords", points: config.loginRatePerMinute, seconds: 60 });
  await requireNoWait(accounts.take(String(id)));
  await requireStrength(password, "new_password", [email ?? "", company_name ?? ""]);
}

/** Started on first use: its dictionaries are large. */
function startJudge(): Worker {
  const name = import.meta.url.endsWith(".ts") ? "./strength-worker.mjs" : "./strength-worker.js";
  const worker = new Worker(new URL(name, import.meta.url));
  worker.on("exit", () => {
    judge = undefined;
  });
  return worker;
}
