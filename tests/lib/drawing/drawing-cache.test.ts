import { cachedDrawing, inTurn } from "@/lib/drawing/drawing-cache";

test("equal drawings are made once; a failure is retried", async () => {
  const draw = jest.fn(async () => Buffer.from("drawn"));
  expect(await cachedDrawing("a", draw)).toEqual(await cachedDrawing("a", draw));
  expect(draw).toHaveBeenCalledTimes(1);
  await expect(cachedDrawing("b", () => Promise.reject(new Error("no font")))).rejects.toThrow("no font");
  expect((await cachedDrawing("b", draw)).toString()).toBe("drawn");
});

test("one drawing runs at a time, also after one that failed", async () => {
  let running = 0;
  let most = 0;
  const draw = async (fails: boolean) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    if (fails) throw new Error("failed");
    return "drawn";
  };
  const turns = [false, true, false, true, false].map((fails) => inTurn(() => draw(fails)));
  const results = await Promise.allSettled(turns);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"]);
  expect(most).toBe(1);
});
