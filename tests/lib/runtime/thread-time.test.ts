import { ownThread, readThreadTime } from "@/lib/runtime/thread-time";

test("what a thread has worked counts, and what it has waited does not", async () => {
  const thread = ownThread() ?? "";
  const begun = readThreadTime(thread);
  while (readThreadTime(thread) - begun < 50);
  const worked = readThreadTime(thread);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(readThreadTime(thread) - worked).toBeLessThan(400);
});

test("a thread that has ended counts for nothing", () => {
  expect(readThreadTime("1/task/0")).toBe(0);
});
