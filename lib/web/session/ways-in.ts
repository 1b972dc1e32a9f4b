import { authOperations, resetLinkOperations } from "../../contract/identity/operations";
import type { WaysIn } from "../../contract/identity/schema";
import { readOperation } from "../provider-client/call-operation";

/** What the provider says to everybody about signing in, which the pages before the dashboard are made of. */

/** Milliseconds: the pages are of use without it. */
const inTime = () => ({ signal: AbortSignal.timeout(3_000) });

/**
 * Whether a link to set a new password can be asked for by mail. Where the provider cannot be asked now it counts as yes:
 * whoever then asks for a link is told what is wrong.
 */
export async function canMailResetLinks(): Promise<boolean> {
  const help = await readOperation(resetLinkOperations.getResetHelp, inTime()).catch(() => ({ can_mail: true }));
  return help?.can_mail ?? false;
}

/** By what accounts may be signed in beside the password; nothing where the provider cannot be asked now. */
export async function readWaysIn(): Promise<WaysIn> {
  const waysIn = await readOperation(authOperations.getWaysIn, inTime()).catch(() => null);
  return waysIn ?? { passkeys: false, oidc: null };
}
