import { ApiError } from "../contract/errors";
import { messages } from "../contract/messages";

/**
 * Runs at most `running` tasks at once and keeps at most `waiting` more in order; each may hold a whole upload in
 * memory.
 *
 * @throws ApiError 503 when the queue is full.
 */
export function limitConcurrency(running: number, waiting: number) {
  let active = 0;
  const queue: (() => void)[] = [];

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (active < running) active++;
    else {
      if (queue.length >= waiting)
        throw new ApiError("unavailable", messages.unavailable, { headers: { "retry-after": "5" } });
      // The task that ends hands its place on, so `active` does not change here.
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active--;
    }
  };
}
