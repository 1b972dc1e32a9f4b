import { createListeners, waitBriefly } from "./listeners";
import { createMemoryLimits } from "./memory-limits";
import { createMemoryWork } from "./memory-work";
import type { SharedState } from "./shared-state";

/**
 * The shared state of a process that is alone. `elapsed` counts milliseconds from any moment on and never goes back, as
 * a clock does that is set anew; another is for tests.
 */
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
