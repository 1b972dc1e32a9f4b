import { inRendering, oncePerRendering } from "@/lib/runtime/rendering";

test("work is deduplicated by name within a rendering, even when concurrent, and repeated in the next", async () => {
  const work = jest.fn(async () => "result");
  const ask = () => Promise.all([oncePerRendering("a", work), oncePerRendering("a", work)]);
  expect(await inRendering(async () => [...(await ask()), ...(await ask())])).toEqual(Array(4).fill("result"));
  expect(work).toHaveBeenCalledTimes(1);
  await inRendering(ask);
  expect(work).toHaveBeenCalledTimes(2);
});

test("names are told apart, and so are renderings at one time", async () => {
  const render = (text: string) => inRendering(() => oncePerRendering("a", async () => text));
  expect(await Promise.all([render("one"), render("two")])).toEqual(["one", "two"]);
  const both = inRendering(() => Promise.all(["a", "b"].map((name) => oncePerRendering(name, async () => name))));
  expect(await both).toEqual(["a", "b"]);
});

test("all waiting callers get a failure, which is not cached", async () => {
  let attempts = 0;
  const work = async () => {
    if (++attempts === 1) throw new Error("away");
    return "there";
  };
  const results = await inRendering(async () => {
    const first = await Promise.allSettled([oncePerRendering("a", work), oncePerRendering("a", work)]);
    return [...first.map(({ status }) => status), await oncePerRendering("a", work)];
  });
  expect(results).toEqual(["rejected", "rejected", "there"]);
});

test("outside of renderings each call is on its own", async () => {
  const work = jest.fn(async () => 1);
  await oncePerRendering("a", work);
  await oncePerRendering("a", work);
  expect(work).toHaveBeenCalledTimes(2);
});
