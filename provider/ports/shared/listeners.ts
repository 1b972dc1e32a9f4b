import { log } from "@/lib/runtime/log/log";
import type { Listener } from "./shared-state";

/**
 * How long an announcement waits for its listeners. They usually answer within a millisecond; on a busy machine it
 * takes longer, and not waiting would mean stale pages there. Only a listener that hangs is given up.
 */
const patienceMs = 2_000;

/** Listeners in this process. A listener that fails is logged and does not affect the others. */
export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    add(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves when all listeners have handled the message. */
    async tell(message: string): Promise<void> {
      await Promise.all([...listeners].map((listener) => unlessFailing(() => listener.onMessage(message))));
    },
    tellGap(): void {
      for (const listener of listeners) unlessFailing(() => listener.onGap());
    },
  };
}

/** Waits for `work`, up to `patienceMs`. */
export async function waitBriefly(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

async function unlessFailing(listener: () => void | Promise<void>): Promise<void> {
  try {
    await listener();
  } catch (error) {
    log.error("News from the shared state could not be handled", error);
  }
}
