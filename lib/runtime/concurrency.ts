import { ApiError } from "../contract/errors";
import * as failures from "../contract/failures";

export type TaskOptions = {
  /** Whom the task is for. Owners are served in turns, and none holds more than half of the places. */
  owner?: string;
  /** A task that has not begun when this aborts never does, and its wait ends with the signal's reason. */
  signal?: AbortSignal;
  /** Whether a task under way waits for somebody who may take long; it is asked now and then, and gives its place on. */
  isIdle?: () => boolean;
};

type Waiting = { begin: () => void; refuse: (reason: unknown) => void };

/** Milliseconds between two looks at a task that may have become idle. */
const idleCheck = 50;

/**
 * Runs at most `running` tasks at once and keeps at most `waiting` more: those of one owner in order, the owners in
 * turns. Where the queue is full, room is made for an owner with few waiting tasks by refusing the one with the most.
 *
 * @throws ApiError 503 when the queue is full.
 */
export function limitConcurrency(running: number, waiting: number) {
  const held = new Map<string | undefined, number>();
  /** The owner whose turn is next stands first. */
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
      // Behind all the others, where it has more to come.
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

  /** @throws ApiError where nobody has more waiting tasks than this owner would have. */
  function makeRoom(owner: string | undefined): void {
    const own = lines.get(owner)?.length ?? 0;
    const longest = [...lines.values()].reduce((most, line) => (line.length > most.length ? line : most), []);
    if (longest.length <= own + 1) throw tooBusy();
    longest.at(-1)?.refuse(tooBusy());
  }
}

/** Says that there is too much to do at the moment. */
export function tooBusy(): ApiError {
  return new ApiError("unavailable", failures.unavailable, { headers: { "retry-after": "5" } });
}
