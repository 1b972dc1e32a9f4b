import { tokensSchema } from "../contract/account";
import { pathOf } from "../contract/endpoints";
import { currentUserAnswerSchema } from "../provider-client/account-answers";
import { callProvider } from "../provider-client/index";
import { readAnswer } from "../provider-client/read-answer";
import { readError } from "../provider-client/read-error";
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
  const from: Record<string, string> = address ? { "x-client-address": address } : {};
  const answer = await callProvider(pathOf("token"), {
    method: "POST",
    headers: { "content-type": "application/json", ...from },
    body: JSON.stringify({ email: credentials?.email ?? "", password: credentials?.password ?? "" }),
  });
  if (!answer.ok) throw new Error((await readError(answer)).detail ?? failed);
  const tokens = await readAnswer(answer, tokensSchema);

  const profile = await callProvider(pathOf("currentUser"), {
    headers: { authorization: `Bearer ${tokens.access}`, ...from },
  });
  if (!profile.ok) throw new Error((await readError(profile)).detail ?? failed);
  return startSession(tokens, await readAnswer(profile, accountSchema));
}
