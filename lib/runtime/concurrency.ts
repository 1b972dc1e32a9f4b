import { ApiError } from "../contract/errors";
import * as failures from "../contract/failures";

export type TaskOptions = {
  /** Owners are served round-robin, and none has more than half of the concurrency. */
  owner?: string;
  /** Aborting removes a waiting task; rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Polled: a running task that only waits for a slow client gives its place to the next. */
  isIdle?: () => boolean;
};

type Waiting = { begin: () => void; refuse: (reason: unknown) => void };

/** Polling interval in milliseconds. */
const idleCheck = 50;

/**
 * Runs `running` tasks at once and queues `waiting` more: FIFO per owner, round-robin over owners. A full queue evicts
 * a task of the owner with the most. @throws ApiError 503 when the queue is full
 */
export function limitConcurrency(running: number, waiting: number) {
  const held = new Map<string | undefined, number>();
  /** The next owner is first. */
  const lines = new Map<string | undefined, Waiting[]>();
  let active = 0;
  let queued = 0;

  return async function run<T>(task: () => Promise<T>, { owner, signal, isIdle }: TaskOptions = {}): Promise<T> {
    signal?.throwIfAborted();
    if (mayBegin(owner)) take(owner);
    else await wait(owner, signal);

    let isHolding = true;
    const leave = () => {
      clearInterval(watch);
      if (isHolding) giveOn(owner);
      isHolding = false;
    };
    const watch = isIdle && setInterval(() => isIdle() && leave(), idleCheck).unref();
    try {
      return await task();
    } finally {
      leave();
    }
  };

  function mayBegin(owner: string | undefined): boolean {
    const most = owner === undefined ? running : Math.ceil(running / 2);
    return active < running && (held.get(owner) ?? 0) < most;
  }

  function take(owner: string | undefined): void {
    active++;
    held.set(owner, (held.get(owner) ?? 0) + 1);
  }

  function giveOn(owner: string | undefined): void {
    active--;
    const left = (held.get(owner) ?? 0) - 1;
    if (left > 0) held.set(owner, left);
    else held.delete(owner);

    for (const [next, line] of lines) {
      if (!mayBegin(next)) continue;
      const first = line.shift();
      queued--;
      take(next);
      // Requeue behind the other owners.
      lines.delete(next);
      if (line.length > 0) lines.set(next, line);
      first?.begin();
      return;
    }
  }

  function wait(owner: string | undefined, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (queued >= waiting) makeRoom(owner);
      const line = lines.get(owner) ?? [];
      const place: Waiting = {
        begin: () => {
          signal?.removeEventListener("abort", drop);
          resolve();
        },
        refuse: (reason) => {
          signal?.removeEventListener("abort", drop);
          line.splice(line.indexOf(place), 1);
          if (line.length === 0) lines.delete(owner);
          queued--;
          reject(reason);
        },
      };
      const drop = () => place.refuse(signal?.reason);
      signal?.addEventListener("abort", drop);
      line.push(place);
      lines.set(owner, line);
      queued++;
    });
  }

  /** @throws ApiError if no owner has more waiting tasks */
  function makeRoom(owner: string | undefined): void {
    const own = lines.get(owner)?.length ?? 0;
    const longest = [...lines.values()].reduce((most, line) => (line.length > most.length ? line : most), []);
    if (longest.length <= own + 1) throw tooBusy();
    longest.at(-1)?.refuse(tooBusy());
  }
}

export function tooBusy(): ApiError {
  return new ApiError("unavailable", failures.unavailable, { headers: { "retry-after": "5" } });
}
