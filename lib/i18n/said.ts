import type { Key, Params } from "./messages";

/** No text of people's begins so: control characters are taken out of what they send. */
const mark = "\u0001";

/**
 * A text that is chosen here and written later, in its reader's language: a message's key with its parameters. It is one
 * string, since errors, schemas and jobs carry strings.
 */
export function said(key: Key, params?: Params): string {
  return `${mark}${key}${params ? JSON.stringify(params) : ""}`;
}

/** What `said` has put into a text; null for any other text. */
export function readSaid(text: string): { key: Key; params?: Params } | null {
  if (!text.startsWith(mark)) return null;
  const start = text.indexOf("{");
  if (start < 0) return { key: text.slice(mark.length) as Key };
  return { key: text.slice(mark.length, start) as Key, params: JSON.parse(text.slice(start)) as Params };
}
