import { setImmediate as nextTurn } from "node:timers/promises";
import { ownThread, readThreadTime } from "@/lib/runtime/thread-time";

/**
 * The longest time for which `work` blocked the event loop, which also serves visitors: in milliseconds of the thread's
 * CPU time, so that a busy machine does not matter.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const thread = ownThread() ?? "";
  const watch = { isOver: false };
  const done = work().finally(() => {
    watch.isOver = true;
  });
  let longest = 0;
  for (let before = readThreadTime(thread); !watch.isOver; ) {
    await nextTurn();
    const now = readThreadTime(thread);
    longest = Math.max(longest, now - before);
    before = now;
  }
  await done;
  return longest;
}
