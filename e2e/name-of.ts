import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

/** A parameter that may be anything. */
const any = "ANYTHING";

/** Finds what a message names, whatever stands in for its `params` and numbers. Tags are read as the words in them. */
export function nameOf(t: T, key: Key, params: readonly string[] = [], count = 5): RegExp {
  const inner = (words: string[]) => words.join("");
  const given = Object.fromEntries(params.map((param) => [param, any]));
  const words = t.parts(key, { heard: inner, shown: inner, ...given, count }).join("");
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll(any, ".*").replace(/\d+/, "\\d+")}`);
}
