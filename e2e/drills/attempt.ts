import type { ApiUser } from "../api-user";

/** The answer's body; null during an outage, when the call may or may not have worked. */
export type Attempt = { body: unknown } | null;

/** Statuses of an outage. */
const away = [502, 503, 504];

/** @throws an Error for any failure that is not an outage */
export async function attempt(user: ApiUser, method: string, path: string, body?: FormData | object): Promise<Attempt> {
  try {
    return { body: await user.call(method, path, body) };
  } catch (error) {
    if (isOutage(error as Error)) return null;
    throw error;
  }
}

/** A page as a visitor gets it; null during an outage. @throws an Error for any other failure */
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

/** `fetch` throws a TypeError for a connection that was cut. */
function isOutage(error: Error): boolean {
  return error instanceof TypeError || away.some((status) => error.message.includes(` answered ${status}: `));
}
