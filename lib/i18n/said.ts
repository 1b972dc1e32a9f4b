import type { Key, Params } from "./messages";

/** No text of people's begins so: control characters are taken out of what they send. */
const mark = "\u0001";
/** Names as keys have them: what comes from outside never leads to another place than a message. */
const form = /^([a-z-]+(?:\.\w+)+)(\{.*\})?$/s;

/**
 * A text that is chosen here and written later, in its reader's language: a message's key with its parameters. It is one
 * string, since errors, schemas and jobs carry strings.
 */
export function said(key: Key, params?: Params): string {
  return `${mark}${key}${params ? JSON.stringify(params) : ""}`;
}

/** What `said` has put into a text; null for any other text, also one that only begins like it. */
export function readSaid(text: string): { key: Key; params?: Params } | null {
  if (!text.startsWith(mark)) return null;
  const [, key, json] = form.exec(text.slice(mark.length)) ?? [];
  if (!key) return null;
  if (json === undefined) return { key: key as Key };
  try {
    return { key: key as Key, params: JSON.parse(json) as Params };
  } catch {
    return null;
  }
}

/** JSON text in which something is said: the mark is escaped there. */
export function hasSaid(json: string): boolean {
  return json.includes('"\\u0001');
}

/** A parameter of this name may be a text that is said itself: why a line of a file is refused. */
export function writeReason(params: Params, say: (text: string) => string): Params {
  return typeof params.reason === "string" ? { ...params, reason: say(params.reason) } : params;
}
