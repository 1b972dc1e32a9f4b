import { z } from "zod";

/**
 * A list call's answer under the schema of that list. Some providers answer a plain array, or leave out the counts;
 * both are taken as one page that holds everything.
 */
export function listAnswerSchema<T extends z.ZodType>(list: T) {
  return z.preprocess(toList, list);
}

function toList(value: unknown): unknown {
  const list = Array.isArray(value) ? { results: value } : value;
  if (typeof list !== "object" || list === null || !("results" in list) || !Array.isArray(list.results)) return value;
  return { count: list.results.length, next: null, previous: null, ...list };
}
