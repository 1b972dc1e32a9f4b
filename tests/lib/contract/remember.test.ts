import { remember } from "@/lib/contract/remember";

test("results are cached by key, even undefined ones", () => {
  const work = jest.fn((key: string) => (key === "none" ? undefined : { key }));
  const ask = remember(work);
  expect([ask("a"), ask("b"), ask("none"), ask("none")]).toEqual([{ key: "a" }, { key: "b" }, undefined, undefined]);
  expect(ask("a")).toBe(ask("a"));
  expect(work).toHaveBeenCalledTimes(3);
});

test("the cache is bounded, and long keys are not cached", () => {
  const work = jest.fn((key: string) => key.length);
  const ask = remember(work, 2);
  for (const key of ["a", "b", "c", "a"]) ask(key);
  expect(work).toHaveBeenCalledTimes(4);
  const long = "x".repeat(10_000);
  expect([ask(long), ask(long)]).toEqual([10_000, 10_000]);
  expect(work).toHaveBeenCalledTimes(6);
});

test("failures are not cached", () => {
  const ask = remember(() => {
    throw new Error("broken");
  });
  expect(() => ask("a")).toThrow("broken");
  expect(() => ask("a")).toThrow("broken");
});
