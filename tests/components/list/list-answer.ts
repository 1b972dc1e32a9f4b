import type { FakeAnswer } from "../fake-api";

/** A list call's answer with everything on one page. */
export function listAnswer(results: unknown[]): FakeAnswer {
  return { json: { count: results.length, next: null, previous: null, results } };
}
