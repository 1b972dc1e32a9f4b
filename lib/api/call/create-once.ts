import { type Operation, pathOf } from "@/lib/contract/operation";
import { type CallOptions, perform } from "./call";
import { RequestError } from "./request";

/** Idempotency keys of creations with an unknown outcome, by their body. */
const unsettled = new Map<string, string>();

/**
 * A double click or a retry after a lost answer reuses the idempotency key, so the server creates one row. A definite
 * answer discards the key. @returns the result of `run` @throws RequestError
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

/** `crypto.randomUUID` needs https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
