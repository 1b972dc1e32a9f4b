import { readMemory } from "./process-usage";

/** The most that they have while `work` goes on. */
export async function watchMemory(pids: readonly number[], work: Promise<unknown>): Promise<number> {
  let most = readMemory(pids);
  const timer = setInterval(() => {
    most = Math.max(most, readMemory(pids));
  }, 50);
  try {
    await work;
    return most;
  } finally {
    clearInterval(timer);
  }
}
