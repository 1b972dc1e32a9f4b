import { readMemory } from "./process-usage";

/** The highest memory use of these processes during `work`. */
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
