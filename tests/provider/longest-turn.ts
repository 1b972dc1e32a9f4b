import { setImmediate as nextTurn } from "node:timers/promises";
import { ownThread, readThreadTime } from "@/lib/runtime/thread-time";

/**
 * The longest that this thread, on which visitors are answered as well, computed without a turn for others meanwhile: in
 * milliseconds of its own time, which a busy machine does not lengthen.
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
