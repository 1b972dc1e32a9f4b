import { announcementOperations } from "../../contract/announcements/operations";
import type { Maintenance } from "../../contract/announcements/schema";
import { authOperations, resetLinkOperations } from "../../contract/identity/operations";
import type { WaysIn } from "../../contract/identity/schema";
import { readOperation } from "../provider-client/call-operation";

/** What the provider tells anybody about signing in, for the pages before the dashboard. */

/** Milliseconds; the pages work without an answer. */
const inTime = () => ({ signal: AbortSignal.timeout(3_000) });

/**
 * Whether a reset link can be sent by mail. Yes if the provider cannot be asked now: whoever then requests a link is told
 * what is wrong.
 */
export async function canMailResetLinks(): Promise<boolean> {
  const help = await readOperation(resetLinkOperations.getResetHelp, inTime()).catch(() => ({ can_mail: true }));
  return help?.can_mail ?? false;
}

/** Ways to sign in beside the password; none if the provider cannot be asked now. */
export async function readWaysIn(): Promise<WaysIn> {
  const waysIn = await readOperation(authOperations.getWaysIn, inTime()).catch(() => null);
  return waysIn ?? { passkeys: false, oidc: null };
}

/** When the site will be away next; null if it will not, or if the provider cannot be asked now. */
export async function readMaintenance(): Promise<Maintenance | null> {
  const answer = await readOperation(announcementOperations.getMaintenance, inTime()).catch(() => null);
  return answer?.maintenance ?? null;
}
