import { log } from "@/lib/runtime/log/log";
import type { Listener } from "./shared-state";

/**
 * How long one who announces waits for those who listen. They answer within a millisecond, but a machine with other work
 * may keep one of them for longer, and what was saved would be shown old there; so only one that hangs is not waited for.
 */
const patienceMs = 2_000;

/** Those in this process who listen. One that fails is logged and keeps nobody else from hearing. */
export function createListeners() {
  const listeners = new Set<Listener>();
  return {
    add(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves when all have handled it. */
    async tell(message: string): Promise<void> {
      await Promise.all([...listeners].map((listener) => unlessFailing(() => listener.onMessage(message))));
    },
    tellGap(): void {
      for (const listener of listeners) unlessFailing(() => listener.onGap());
    },
  };
}

/** Waits for `work`, but no longer than for those who listen. */
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
