import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { fieldError } from "@/lib/contract/errors";
import * as accountMessages from "@/lib/contract/identity/messages";
import { limitConcurrency } from "@/lib/runtime/concurrency";
import type { ProviderConfig } from "../../config";
import { requireNoWait } from "../../ports/shared/rate-limiter";
import type { SharedState } from "../../ports/shared/shared-state";

/** How many guesses a password is worth, as powers of ten in pairs: 2 are more than a million. */
const least = 2;
/** Longer ones are judged by their beginning: what it costs grows with the square of the length. */
const judged = 32;

/** A judgement takes up to a fifth of a second. */
const inTurn = limitConcurrency(1, 200);

let judge: Worker | undefined;

/**
 * Whether a password is soon guessed: one of those that many people have, a pattern, or made of what is known `about` its
 * owner, such as the e-mail and the company's name. Judged in another thread, so that no visitor waits.
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

/** @throws ApiError 400 on `field` for one that is soon guessed, 503 as above */
export async function requireStrength(password: string, field: string, about: readonly string[]): Promise<void> {
  if (await isSoonGuessed(password, about)) throw fieldError(field, accountMessages.passwordGuessable);
}

/** Whose password it is to be. */
type Owner = { id: number; email: string; company_name?: string | null };

/**
 * As `requireStrength`, for what an account's owner chooses. All sessions and links of the account share the attempts of a
 * minute, which are as many as those to sign in.
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
  await requireStrength(password, "new_password", [email, company_name ?? ""]);
}

/** Started by whoever sets the first password: it knows tens of thousands of them. */
function startJudge(): Worker {
  const name = import.meta.url.endsWith(".ts") ? "./strength-worker.mjs" : "./strength-worker.js";
  const worker = new Worker(new URL(name, import.meta.url));
  worker.on("exit", () => {
    judge = undefined;
  });
  return worker;
}
