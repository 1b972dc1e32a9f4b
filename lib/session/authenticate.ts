import { currentUserAnswerSchema } from "../answers/account";
import { readAnswer } from "../answers/read-answer";
import { readError } from "../answers/read-error";
import { tokensSchema } from "../contract/account";
import { accountOperations } from "../contract/operations/account";
import { authOperations } from "../contract/operations/auth";
import { callOperation } from "../provider-client/call-operation";
import { type Session, startSession } from "./session";

const failed = "Failed to login";
const accountSchema = currentUserAnswerSchema.pick({ id: true, email: true, is_admin: true, client_id: true });

/**
 * Opens a session with the provider for an e-mail and a password, from the visitor's address.
 * @throws an Error whose message the sign-in form shows: the provider's own text where it gave one
 */
export async function authenticate(
  credentials: Record<"email" | "password", string> | undefined,
  address: string | undefined,
): Promise<Session> {
  const { email = "", password = "" } = credentials ?? {};
  const answer = await callOperation(authOperations.signIn, { body: { email, password }, address });
  if (!answer.ok) throw new Error((await readError(answer)).detail ?? failed);
  const tokens = await readAnswer(answer, tokensSchema);

  const profile = await callOperation(accountOperations.getCurrentUser, { token: tokens.access, address });
  if (!profile.ok) throw new Error((await readError(profile)).detail ?? failed);
  return startSession(tokens, await readAnswer(profile, accountSchema));
}
