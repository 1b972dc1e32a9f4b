import { type Operation, pathOf } from "@/lib/contract/operation";
import { type CallOptions, perform } from "./call";
import { RequestError } from "./request";

/** Keys of creations whose outcome is not known yet, by what is created. */
const unsettled = new Map<string, string>();

/**
 * Runs a creation under an idempotency key. A double click, or a second try after an answer got lost, sends the same
 * body under the same key, and the server makes one row of both. A definite answer ends the key's life.
 * @returns what `run` gives: nothing, or with `call` what was made
 * @throws RequestError
 */
export async function createOnce<O extends Operation, R = void>(
  operation: O,
  options: CallOptions<O>,
  run: (operation: O, options: CallOptions<O>) => Promise<R> = perform as never,
): Promise<R> {
  const what = JSON.stringify([pathOf(operation, options.params), options.body], (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  const idempotencyKey = unsettled.get(what) ?? newKey();
  unsettled.set(what, idempotencyKey);
  try {
    const result = await run(operation, { ...options, idempotencyKey });
    unsettled.delete(what);
    return result;
  } catch (error) {
    if (isDefinite(error)) unsettled.delete(what);
    throw error;
  }
}

function isDefinite(error: unknown): boolean {
  return error instanceof RequestError && !error.isOutOfReach;
}

/** `crypto.randomUUID` is missing where the site is visited over plain http; this works there too. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
