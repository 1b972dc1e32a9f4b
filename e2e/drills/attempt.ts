import type { ApiUser } from "../api-user";

/** What a call came to: its answer's body, or nothing certain where a server was away. */
export type Attempt = { body: unknown } | null;

/** What says honestly that something is away. */
const away = [502, 503, 504];

/** @throws an Error for an answer that is neither a success nor an outage */
export async function attempt(user: ApiUser, method: string, path: string, body?: FormData | object): Promise<Attempt> {
  try {
    return { body: await user.call(method, path, body) };
  } catch (error) {
    if (isOutage(error as Error)) return null;
    throw error;
  }
}

/** A page as a visitor gets it; null where a server was away. @throws an Error for any other failure */
export async function visit(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url);
    const text = await answer.text();
    if (answer.ok) return text;
    if (away.includes(answer.status)) return null;
    throw new Error(`GET ${url} answered ${answer.status}: ${text.slice(0, 500)}`);
  } catch (error) {
    if (isOutage(error as Error)) return null;
    throw error;
  }
}

/** A connection that was cut, at whatever point, is a TypeError of fetch. */
function isOutage(error: Error): boolean {
  return error instanceof TypeError || away.some((status) => error.message.includes(` answered ${status}: `));
}
