import { ApiError } from "../contract/errors";
import { messages } from "../contract/messages";

type Limits = { running: number; runningPerKey: number; waiting: number; waitingPerKey: number };
type Lane = { running: number; waiting: (() => void)[] };

/**
 * Runs at most `running` tasks at once, `runningPerKey` of them for one key, and keeps as many waiting in all and for one
 * key; each may hold a whole upload in memory. The keys that wait take turns, so that none waits behind all that another
 * has sent.
 *
 * @returns a function that runs a task; it throws ApiError 503 when the queue is full, and 504 when `signal` aborts before
 * the task has begun.
 */
export function createFairQueue(limits: Limits) {
  const lanes = new Map<string | number, Lane>();
  let running = 0;
  let waiting = 0;

  return async function run<T>(key: string | number, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await enter(key, signal);
    try {
      return await task();
    } finally {
      leave(key);
    }
  };

  async function enter(key: string | number, signal?: AbortSignal): Promise<void> {
    requireCaller(signal);
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    // Whoever waits does so because there is no place for him, so a free place is nobody else's.
    if (running < limits.running && lane.running < limits.runningPerKey) start(key, lane);
    else if (waiting >= limits.waiting || lane.waiting.length >= limits.waitingPerKey)
      throw new ApiError("unavailable", messages.unavailable, { headers: { "retry-after": "5" } });
    else await wait(key, lane, signal);
  }

  function wait(key: string | number, lane: Lane, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener("abort", drop);
        resolve();
      };
      const drop = () => {
        lane.waiting.splice(lane.waiting.indexOf(begin), 1);
        waiting--;
        if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(key);
        reject(callerGone(signal));
      };
      signal?.addEventListener("abort", drop, { once: true });
      lane.waiting.push(begin);
      waiting++;
      lanes.set(key, lane);
    });
  }

  function leave(key: string | number): void {
    const lane = lanes.get(key);
    if (!lane) return;
    running--;
    lane.running--;
    putLast(key, lane);
    startNext();
  }

  function startNext(): void {
    for (const [key, lane] of lanes) {
      if (lane.running >= limits.runningPerKey) continue;
      const begin = lane.waiting.shift();
      if (!begin) continue;
      waiting--;
      start(key, lane);
      begin();
      return;
    }
  }

  function start(key: string | number, lane: Lane): void {
    running++;
    lane.running++;
    putLast(key, lane);
  }

  /** Whoever has had a turn comes after those who wait for theirs; keys with nothing to do are forgotten. */
  function putLast(key: string | number, lane: Lane): void {
    lanes.delete(key);
    if (lane.running > 0 || lane.waiting.length > 0) lanes.set(key, lane);
  }
}

/** @throws ApiError 504 when the caller has been answered or has gone: nothing is to be done for him any more. */
export function requireCaller(signal?: AbortSignal): void {
  if (signal?.aborted) throw callerGone(signal);
}

export function callerGone(signal?: AbortSignal): ApiError {
  return new ApiError("gateway_timeout", messages.timeout, { cause: signal?.reason });
}
