import { readAnswer } from "../answers/read-answer";
import { type Tokens, tokensSchema } from "../contract/account";
import { ApiError } from "../contract/errors";
import { authOperations } from "../contract/operations/auth";
import { callOperation } from "../provider-client/call-operation";
import { runtime } from "../runtime";
import { continueSession, type Session } from "./session";

/** How long a finished refresh is kept for requests that set out with the cookie from before it, in milliseconds. */
const keptFor = 10_000;

/**
 * The session with a fresh pair of tokens; null when the provider has ended it. A refresh token works once, so all
 * requests that hold the same one share one call. A provider without refresh leaves the session as it is. `address` is
 * the visitor's.
 * @throws ApiError when the provider cannot answer now; the session is not touched by that
 */
export async function refreshSession(session: Session, address: string | null): Promise<Session | null> {
  const tokens = await refreshTokens(session, address);
  if (tokens === null) return null;
  const isSame = tokens.access === session.access && tokens.refresh === session.refresh;
  return isSame ? session : continueSession(session, tokens);
}

function refreshTokens(session: Session, address: string | null): Promise<Tokens | null> {
  const { refreshes } = runtime();
  const { refresh } = session;
  const underWay = refreshes.get(refresh);
  if (underWay) return underWay;
  const refreshing = requestTokens(session, address);
  refreshes.set(refresh, refreshing);
  refreshing.then(
    () => setTimeout(() => refreshes.delete(refresh), keptFor).unref(),
    () => refreshes.delete(refresh),
  );
  return refreshing;
}

async function requestTokens({ access, refresh }: Session, address: string | null): Promise<Tokens | null> {
  const response = await callOperation(authOperations.refreshTokens, { body: { refresh }, address });
  if ([404, 405, 501].includes(response.status)) return { access, refresh };
  try {
    return await readAnswer(response, tokensSchema.partial({ refresh: true })).then((tokens) => ({
      refresh,
      ...tokens,
    }));
  } catch (error) {
    if (error instanceof ApiError && response.status >= 400 && response.status < 500 && response.status !== 429)
      return null;
    throw error;
  }
}
