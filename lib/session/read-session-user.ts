import { currentUserAnswerSchema } from "../answers/account";
import { readAnswer } from "../answers/read-answer";
import type { CurrentUser } from "../contract/account";
import { accountOperations } from "../contract/operations/account";
import { callOperation } from "../provider-client/call-operation";
import { RequestSession } from "./request-session";
import { needsRefresh } from "./session";

/** A page that would have to wait longer asks by itself, in milliseconds. */
const patience = 1_000;

/**
 * Who a page is made for, so that it need not ask. Null wherever that is not known at once: without a session, with one
 * that is to be renewed first, which a page cannot hand on, and where the provider refuses or fails. The page then asks.
 */
export async function readSessionUser(headers: Headers): Promise<CurrentUser | null> {
  const { current, address } = await RequestSession.open({ headers });
  if (!current || needsRefresh(current)) return null;
  try {
    const response = await callOperation(accountOperations.getCurrentUser, {
      token: current.access,
      address,
      signal: AbortSignal.timeout(patience),
    });
    return await readAnswer(response, currentUserAnswerSchema);
  } catch {
    return null;
  }
}
