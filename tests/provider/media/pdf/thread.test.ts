import { inspectPdfInThread } from "@/provider/media/pdf/thread";
import { pdfOfSize } from "../../../contract/files";

afterEach(() => jest.useRealTimers());

test("a thread that a busy machine lets wait says nothing against its document", async () => {
  const bytes = await (await pdfOfSize(100_000)).arrayBuffer();
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  let isOver = false;
  const haveMinutesPass = () => {
    if (isOver) return;
    jest.advanceTimersByTime(60_000);
    setImmediate(haveMinutesPass);
  };
  haveMinutesPass();
  const verdict = await inspectPdfInThread(bytes, new AbortController().signal).finally(() => {
    isOver = true;
  });
  expect(verdict).toBe("clean");
});
