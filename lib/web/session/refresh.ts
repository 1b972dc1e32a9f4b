import { createHash } from "node:crypto";
import { z } from "zod";
import { ApiError } from "../../contract/errors";
import { authOperations } from "../../contract/identity/operations";
import { type Tokens, tokensSchema } from "../../contract/identity/schema";
import type { Language } from "../../i18n/languages";
import { readAnswer } from "../answers/read-answer";
import { callOperation } from "../provider-client/call-operation";
import { runtime } from "../runtime";
import { seal, unseal } from "./seal";
import { continueSession, type Session } from "./session";

/** Milliseconds for which a finished refresh is kept for requests still on their way with the earlier cookie. */
const keptFor = 10_000;

const sealedSchema = z.object({ tokens: tokensSchema.nullable() });
/** A provider may keep the refresh token. */
const answerSchema = tokensSchema.partial({ refresh: true });

type Visitor = { address: string | null; language: Language };

/**
 * The session with a fresh pair of tokens; null when the provider has ended it. A refresh token works once, so all
 * requests with the same one share one call, in whichever process. A provider without refresh leaves the session as it
 * is. `visitor` is who asks.
 * @throws ApiError when the provider cannot answer now; the session stays
 */
export async function refreshSession(session: Session, visitor: Visitor): Promise<Session | null> {
  const tokens = await refreshTokens(session, visitor);
  if (tokens === null) return null;
  const isSame = tokens.access === session.access && tokens.refresh === session.refresh;
  return isSame ? session : continueSession(session, tokens);
}

async function refreshTokens(session: Session, visitor: Visitor): Promise<Tokens | null> {
  const key = `refresh ${createHash("sha256").update(session.refresh).digest("base64url")}`;
  // Sealed, because it may pass through a store that others can read.
  const sealed = await runtime().once(key, keptFor, async () =>
    seal({ tokens: await requestTokens(session, visitor) }),
  );
  return sealedSchema.parse(await unseal(sealed)).tokens;
}

async function requestTokens({ access, refresh }: Session, { address, language }: Visitor): Promise<Tokens | null> {
  const response = await callOperation(authOperations.refreshTokens, { body: { refresh }, address, language });
  if ([404, 405, 501].includes(response.status)) return { access, refresh };
  try {
    return { refresh, ...(await readAnswer(response, answerSchema)) };
  } catch (error) {
    if (error instanceof ApiError && response.status >= 400 && response.status < 500 && response.status !== 429)
      return null;
    throw error;
  }
}
