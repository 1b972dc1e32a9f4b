import { createListeners, waitBriefly } from "./listeners";
import { createMemoryLimits } from "./memory-limits";
import { createMemoryWork } from "./memory-work";
import type { SharedState } from "./shared-state";

/** The shared state of a process that is alone; `now` is for tests that move the clock. */
export function createMemoryState({ now = () => new Date() }: { now?: () => Date } = {}): SharedState {
  const listeners = createListeners();
  const { tryLock, once } = createMemoryWork(now);
  return {
    ...createMemoryLimits(now),
    announce: (message) => waitBriefly(listeners.tell(message)),
    listen: listeners.add,
    tryLock,
    once: (key, keepMs, work) => once(key, async () => ({ value: await work(), keepMs })),
    isAvailable: () => true,
    close: async () => {},
  };
}
