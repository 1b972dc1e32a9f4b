import { createListeners, waitBriefly } from "./listeners";
import { createMemoryLimits } from "./memory-limits";
import { createMemoryWork } from "./memory-work";
import type { SharedState } from "./shared-state";

/** Shared state for a single process. `elapsed` is a monotonic clock in milliseconds; tests replace it. */
export function createMemoryState({ elapsed = () => performance.now() } = {}): SharedState {
  const listeners = createListeners();
  const { tryLock, once } = createMemoryWork(elapsed);
  return {
    ...createMemoryLimits(elapsed),
    announce: (message) => waitBriefly(listeners.tell(message)),
    listen: listeners.add,
    tryLock,
    once: (key, keepMs, work) => once(key, async () => ({ value: await work(), keepMs })),
    isAvailable: () => true,
    readClock: async () => null,
    close: async () => {},
  };
}
