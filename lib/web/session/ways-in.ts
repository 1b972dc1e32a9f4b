import type { z } from "zod";
import { type WaysIn, waysInSchema } from "../../contract/account";
import { authOperations } from "../../contract/operations/auth";
import type { Operation } from "../../contract/operations/operation";
import { resetLinkOperations } from "../../contract/operations/reset-links";
import { resetHelpSchema } from "../../contract/reset-link";
import { readAnswer } from "../answers/read-answer";
import { callOperation } from "../provider-client/call-operation";

/** What the provider says to everybody about signing in, which the pages before the dashboard are made of. */

/** Milliseconds: the pages are of use without it. */
const patience = 3_000;

/**
 * Whether a link to set a new password can be asked for by mail. Where the provider cannot be asked now it counts as yes:
 * whoever then asks for a link is told what is wrong.
 */
export async function canMailResetLinks(): Promise<boolean> {
  const help = await ask(resetLinkOperations.getResetHelp, resetHelpSchema).catch(() => ({ can_mail: true }));
  return help?.can_mail ?? false;
}

/** By what accounts may be signed in beside the password; nothing where the provider cannot be asked now. */
export async function readWaysIn(): Promise<WaysIn> {
  const waysIn = await ask(authOperations.getWaysIn, waysInSchema).catch(() => null);
  return waysIn ?? { passkeys: false, oidc: null };
}

/** Null where the provider knows no such call (404), as those elsewhere may not. */
async function ask<T extends z.ZodType>(operation: Operation, schema: T): Promise<z.output<T> | null> {
  const answer = await callOperation(operation, { signal: AbortSignal.timeout(patience) });
  if (answer.status !== 404) return readAnswer(answer, schema);
  await answer.body?.cancel();
  return null;
}
