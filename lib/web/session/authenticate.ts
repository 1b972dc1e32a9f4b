import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { accountOperations, authOperations, passkeySignInOperations } from "../../contract/identity/operations";
import { passkeyProofSchema, signedInSchema } from "../../contract/identity/schema";
import * as signInMessages from "../../contract/identity/sign-in-messages";
import { parseJson } from "../../contract/json-text";
import type { Language } from "../../i18n/languages";
import { currentUserAnswerSchema } from "../answers/core";
import { readAnswer } from "../answers/read-answer";
import { readError } from "../answers/read-error";
import { callOperation } from "../provider-client/call-operation";
import { readCookie } from "./cookie";
import { type Session, startSession } from "./session";

const accountSchema = currentUserAnswerSchema.pick({
  id: true,
  email: true,
  is_admin: true,
  runs_site: true,
  client_id: true,
  language: true,
});

type Password = { email: string; password: string; code?: string };

/** The session that a sign-in opens, and what the browser keeps: a token to be recognised by, and the account's language. */
export type Opened = { session: Session; device?: string; language?: Language | null };

/**
 * Opens a session with the provider for an e-mail and a password; rate limits count by the visitor in `headers`.
 * @throws ApiError with the provider's text if it gave one: 429 and 5xx as they are, everything else as 401
 */
export async function authenticate(input: Password, headers: Pick<Headers, "get">): Promise<Opened> {
  const body = { ...input, device: readCookie("device", headers) };
  return openAnswered(await callOperation(authOperations.signIn, { body, visitor: headers }), headers);
}

/** The same for a passkey's assertion, as JSON text. @throws ApiError 401 also for malformed text */
export async function authenticateWithPasskey(text: string, headers: Pick<Headers, "get">): Promise<Opened> {
  const credential = passkeyProofSchema.safeParse(parseJson(text));
  if (!credential.success) throw new ApiError("invalid_credentials", signInMessages.passkeyRefused);
  const body = { credential: credential.data, device: readCookie("device", headers) };
  return openAnswered(
    await callOperation(passkeySignInOperations.signInWithPasskey, { body, visitor: headers }),
    headers,
  );
}

/** The session that an answer with tokens opens. @throws ApiError as `authenticate` */
export async function openAnswered(answer: Response, visitor: Pick<Headers, "get">): Promise<Opened> {
  if (!answer.ok) throw await toError(answer);
  const { device, ...tokens } = await readAnswer(answer, signedInSchema);
  const profile = await callOperation(accountOperations.getCurrentUser, { token: tokens.access, visitor });
  if (!profile.ok) throw await toError(profile);
  const { language, ...account } = await readAnswer(profile, accountSchema);
  return { session: startSession(tokens, account), device, language };
}

async function toError(answer: Response): Promise<ApiError> {
  const { status } = answer;
  const { detail: said, code } = await readError(answer);
  const detail = said ?? failures.signInFailed;
  const retryAfter = answer.headers.get("retry-after");
  const headers = retryAfter ? { "retry-after": retryAfter } : undefined;
  if (status === 429) return new ApiError("too_many_requests", detail, { headers });
  if (code === "two_factor_needed") return new ApiError(code, detail, { headers });
  if (status === 507) return new ApiError("storage_full", detail, { headers });
  return new ApiError(status >= 500 ? "unavailable" : "invalid_credentials", detail, { headers });
}
