import { eventLimits } from "@/lib/contract/analytics/values";
import { log } from "@/lib/runtime/log/log";
import type { Row } from "../../ports/database/schema";

type EventRow = Row<"events">;

export type DropReason = "waiting" | "network" | "company";

/** Buffers events and stores them in batches. */
export type Recorder = {
  add(event: EventRow): void;
  /** Counts dropped events. */
  drop(reason: DropReason, count: number): void;
  /** Resolves when everything added before is stored or failed; failed events stay buffered. */
  flush(): Promise<void>;
  /** Flushes and stops. */
  close(): Promise<void>;
};

export type Dropped = ReadonlyMap<DropReason, number>;

/** Idempotent by event id; events and drop counts in one transaction. */
type Store = (events: readonly EventRow[], dropped: Dropped) => Promise<void>;

const batch = 500;

/** A killed process loses at most `eventLimits.flush` milliseconds of events. */
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
      // Retried with the next batch.
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
