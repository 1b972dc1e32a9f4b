import { eventLimits } from "@/lib/contract/analytics/values";
import { log } from "@/lib/runtime/log/log";
import type { Row } from "../../ports/database/schema";

type EventRow = Row<"events">;

/** Why an event was not taken. */
export type DropReason = "waiting" | "network" | "company";

/** Takes events without keeping anybody waiting, and has them stored soon after, many at once. */
export type Recorder = {
  add(event: EventRow): void;
  /** Counts events that were not taken. */
  drop(reason: DropReason, count: number): void;
  /** Resolves when all that was added before is stored; what could not be stored waits on. */
  flush(): Promise<void>;
  /** Stores what waits, and ends. */
  close(): Promise<void>;
};

export type Dropped = ReadonlyMap<DropReason, number>;

/** Stores events, each once however often it comes, and adds to the counts of those that were dropped: both or none. */
type Store = (events: readonly EventRow[], dropped: Dropped) => Promise<void>;

const batch = 500;

/** At most `eventLimits.flush` milliseconds of events are lost with a process that is killed. */
export function startRecorder(store: Store): Recorder {
  let waiting: EventRow[] = [];
  let dropped = new Map<DropReason, number>();
  let flushing: Promise<void> = Promise.resolve();

  function drop(reason: DropReason, count: number): void {
    if (count > 0) dropped.set(reason, (dropped.get(reason) ?? 0) + count);
  }

  async function storeAll(): Promise<void> {
    while (waiting.length > 0 || dropped.size > 0) {
      const [rows, counts] = [waiting.slice(0, batch), dropped];
      dropped = new Map();
      try {
        await store(rows, counts);
      } catch (error) {
        for (const [reason, count] of counts) drop(reason, count);
        throw error;
      }
      waiting = waiting.slice(rows.length);
    }
  }

  function flush(): Promise<void> {
    flushing = flushing
      .then(storeAll)
      // They are tried again with the next.
      .catch((error) => log.error("Events could not be stored", error));
    return flushing;
  }

  const timer = setInterval(flush, eventLimits.flush);
  timer.unref();
  return {
    add(event) {
      if (waiting.length < eventLimits.waiting) waiting.push(event);
      else drop("waiting", 1);
    },
    drop,
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
