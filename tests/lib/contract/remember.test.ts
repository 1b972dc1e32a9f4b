import { remember } from "@/lib/contract/remember";

test("work is done once for a key, also where it came to nothing", () => {
  const work = jest.fn((key: string) => (key === "none" ? undefined : { key }));
  const ask = remember(work);
  expect([ask("a"), ask("b"), ask("none"), ask("none")]).toEqual([{ key: "a" }, { key: "b" }, undefined, undefined]);
  expect(ask("a")).toBe(ask("a"));
  expect(work).toHaveBeenCalledTimes(3);
});

test("however many keys come, and however long, few are held", () => {
  const work = jest.fn((key: string) => key.length);
  const ask = remember(work, 2);
  for (const key of ["a", "b", "c", "a"]) ask(key);
  expect(work).toHaveBeenCalledTimes(4);
  const long = "x".repeat(10_000);
  expect([ask(long), ask(long)]).toEqual([10_000, 10_000]);
  expect(work).toHaveBeenCalledTimes(6);
});

test("a failure is thrown each time", () => {
  const ask = remember(() => {
    throw new Error("broken");
  });
  expect(() => ask("a")).toThrow("broken");
  expect(() => ask("a")).toThrow("broken");
});
