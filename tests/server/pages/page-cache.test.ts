import { listenerLimits } from "@/server/load/limits";
import { type Answer, buildPage, type Page } from "@/server/pages/page";
import { PageCache } from "@/server/pages/page-cache";
import { unpack } from "@/server/pages/unpack";
import { buildAnswer, headers } from "../answers";

const pageAge = 300_000;
const pageRefreshAge = pageAge * listenerLimits.refreshAfter;

/** A cache whose renderings and clock the test controls. */
function open({ maxBytes = 1_000_000, ages = true, mayOutlive = true } = {}) {
  const renders: { path: string; answer: (answer: Answer) => void; fail: (error: Error) => void }[] = [];
  const clock = { now: 1_000_000 };
  const cache = new PageCache({
    render: (path) => new Promise((answer, fail) => renders.push({ path, answer, fail })),
    build: (answer) => buildPage(answer, headers, ["cache-control", "public"]),
    maxBytes,
    ...(ages && { maxAge: () => pageAge }),
    mayOutlive: () => mayOutlive,
    now: () => clock.now,
  });
  const last = () => renders.at(-1) as (typeof renders)[number];
  async function fill(path: string, answer = buildAnswer()): Promise<void> {
    const got = cache.get(path);
    last().answer(answer);
    await got;
  }
  async function read(path: string): Promise<string> {
    const outcome = await cache.get(path);
    return "page" in outcome ? unpack(outcome.page).body.toString() : `${outcome.answer.status}`;
  }
  return { cache, renders, clock, last, fill, read };
}

test("a path is rendered once, however many ask at a time, and kept", async () => {
  const { cache, renders, last, read } = open();
  const asked = Promise.all(Array.from({ length: 20 }, () => read("/a")));
  last().answer(buildAnswer({ text: "one" }));
  expect(new Set(await asked)).toEqual(new Set(["one"]));
  expect(await read("/a")).toBe("one");
  expect(cache.lookup("/a")).toBeDefined();
  expect(renders).toHaveLength(1);
});

test("a page that changes by itself is shown until then and made again, also where nothing grows old", async () => {
  const { cache, renders, clock, fill, read, last } = open({ ages: false });
  await fill("/a", buildAnswer({ text: "today", until: clock.now + 60_000 }));
  clock.now += 59_999;
  expect(cache.lookup("/a")).toBeDefined();
  clock.now += 1;
  expect(cache.lookup("/a")).toBeUndefined();
  const asked = read("/a");
  last().answer(buildAnswer({ text: "tomorrow" }));
  expect(await asked).toBe("tomorrow");
  expect(renders).toHaveLength(2);
});

test("a time that is over already does not have the page made again for everybody", async () => {
  const { cache, clock, fill } = open({ ages: false });
  await fill("/a", buildAnswer({ until: clock.now - 1 }));
  expect(cache.lookup("/a")).toBeDefined();
});

test.each([
  ["it is no success", buildAnswer({ status: 404 })],
  ["it does not ask to be kept", buildAnswer({ tags: null })],
  ["it is too large", buildAnswer({ body: Buffer.alloc(listenerLimits.cachedPage + 1) })],
])("an answer is passed on and not kept when %s", async (_, answer) => {
  const { cache, renders, fill } = open();
  await fill("/a", answer);
  expect(cache.lookup("/a")).toBeUndefined();
  await fill("/a", answer);
  expect(renders).toHaveLength(2);
});

test("a failed rendering reaches those who asked and is tried again", async () => {
  const { cache, last, fill, read } = open();
  const asked = cache.get("/a");
  last().fail(new Error("down"));
  await expect(asked).rejects.toThrow("down");
  await fill("/a", buildAnswer({ text: "up" }));
  expect(await read("/a")).toBe("up");
});

describe("purge", () => {
  test("drops every page with one of the tags and leaves the others", async () => {
    const { cache, fill } = open();
    await fill("/a", buildAnswer({ tags: ["client:1", "user:9"] }));
    await fill("/a/contact.vcf", buildAnswer({ tags: ["client:1"] }));
    await fill("/b", buildAnswer({ tags: ["client:2"] }));
    cache.purge(["client:1"]);
    expect(["/a", "/a/contact.vcf", "/b"].map((path) => !!cache.lookup(path))).toEqual([false, false, true]);
  });

  test("during a rendering keeps its result from being stored", async () => {
    const { cache, last } = open();
    const asked = cache.get("/a");
    cache.purge(["client:1"]);
    last().answer(buildAnswer());
    await asked;
    expect(cache.lookup("/a")).toBeUndefined();
  });

  test("of another tag during a rendering does not", async () => {
    const { cache, last } = open();
    const asked = cache.get("/a");
    cache.purge(["client:2"]);
    last().answer(buildAnswer());
    await asked;
    expect(cache.lookup("/a")).toBeDefined();
  });

  test("makes who asks afterwards wait for a new rendering, whichever ends first", async () => {
    const { cache, renders, read } = open();
    const before = read("/a");
    cache.purge(["client:1"]);
    const after = read("/a");
    expect(renders).toHaveLength(2);
    renders[1]?.answer(buildAnswer({ text: "new" }));
    expect(await after).toBe("new");
    renders[0]?.answer(buildAnswer({ text: "old" }));
    expect(await before).toBe("old");
    expect(await read("/a")).toBe("new");
  });

  test("of one moment does not keep later renderings out", async () => {
    const { cache, fill } = open();
    const asked = cache.get("/b");
    cache.purge(["client:1"]);
    await fill("/a", buildAnswer({ tags: ["client:1"] }));
    expect(cache.lookup("/a")).toBeDefined();
    asked.catch(() => {});
  });
});

describe("age", () => {
  test("from the refresh age on, a page is shown while it is rendered again", async () => {
    const { cache, clock, last, fill, read, renders } = open();
    await fill("/a", buildAnswer({ text: "one" }));
    clock.now += pageRefreshAge;
    expect(await read("/a")).toBe("one");
    expect(renders).toHaveLength(2);
    const renewed = cache.get("/a");
    last().answer(buildAnswer({ text: "two" }));
    await renewed;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(unpack(cache.lookup("/a") as Page).body.toString()).toBe("two");
  });

  test("past the age limit, who asks gets the new one", async () => {
    const { clock, last, fill, read } = open();
    await fill("/a", buildAnswer({ text: "one" }));
    clock.now += pageAge;
    const asked = read("/a");
    last().answer(buildAnswer({ text: "two" }));
    expect(await asked).toBe("two");
  });

  test.each([
    ["fails", null],
    ["answers 500", buildAnswer({ status: 500 })],
    ["answers a page that is not to be kept", buildAnswer({ tags: null })],
  ])("past the age limit, the old one is shown on when Next %s, without asking again at once", async (_, answer) => {
    const { clock, last, fill, read, renders } = open();
    await fill("/a", buildAnswer({ text: "one" }));
    clock.now += pageAge;
    const asked = read("/a");
    if (answer) last().answer(answer);
    else last().fail(new Error("down"));
    expect(await asked).toBe("one");
    expect(await read("/a")).toBe("one");
    expect(renders).toHaveLength(2);
  });

  test.each([404, 308])("past the age limit, %d ends the old one", async (status) => {
    const { cache, clock, last, fill, read } = open();
    await fill("/a");
    clock.now += pageAge;
    const asked = read("/a");
    last().answer(buildAnswer({ status, tags: null }));
    expect(await asked).toBe(String(status));
    expect(cache.lookup("/a")).toBeUndefined();
  });

  test("what was purged is not shown again, even when it cannot be rendered anew", async () => {
    const { cache, clock, last, fill } = open();
    await fill("/a");
    clock.now += pageAge;
    const asked = cache.get("/a");
    cache.purge(["client:1"]);
    last().fail(new Error("down"));
    await new Promise(setImmediate);
    last().fail(new Error("still down"));
    await expect(asked).rejects.toThrow("still down");
  });

  test("files of the build have none", async () => {
    const { cache, clock, fill } = open({ ages: false });
    await fill("/card.js");
    clock.now += 1000 * pageAge;
    expect(cache.lookup("/card.js")).toBeDefined();
  });
});

describe("without a rendering of its own", () => {
  test("nothing is found that is neither cached nor being rendered", () => {
    expect(open().cache.find("/a")).toBeUndefined();
  });

  test("a request during a rendering shares its result", async () => {
    const { cache, renders, last } = open();
    cache.get("/a");
    const found = cache.find("/a");
    last().answer(buildAnswer({ text: "one" }));
    expect(await found).toMatchObject({ page: { tags: ["client:1"] } });
    expect(renders).toHaveLength(1);
  });

  test("many old pages are renewed a few at a time", async () => {
    const { cache, clock, fill, renders } = open();
    const paths = Array.from({ length: listenerLimits.renewalsAtOnce * 2 }, (_, number) => `/${number}`);
    for (const path of paths) await fill(path);
    clock.now += pageRefreshAge;
    for (const path of [...paths, ...paths]) expect(cache.find(path)).toHaveProperty("page");
    expect(renders).toHaveLength(paths.length + listenerLimits.renewalsAtOnce);
    renders.at(-1)?.fail(new Error("down"));
    await new Promise(setImmediate);
    expect(renders).toHaveLength(paths.length + listenerLimits.renewalsAtOnce + 1);
  });

  test("stale pages that cannot be renewed in time are still shown, however many", async () => {
    const { clock, fill, read } = open({ maxBytes: 10_000_000 });
    const { renewalsAtOnce, renewalsWaiting } = listenerLimits;
    const paths = Array.from({ length: renewalsAtOnce + renewalsWaiting + 2 }, (_, number) => `/${number}`);
    for (const path of paths) await fill(path, buildAnswer({ text: path }));
    clock.now += pageAge;
    expect(await Promise.all(paths.map(read))).toEqual(paths);
  });
});

test("memory is bounded: the least recently used go first", async () => {
  const { size } = await buildPage(buildAnswer(), headers, []);
  const { cache, fill } = open({ maxBytes: 4 * size });
  for (const path of ["/a", "/b", "/c"]) await fill(path);
  cache.lookup("/a");
  await fill("/d");
  expect(["/a", "/b", "/c", "/d"].map((path) => !!cache.lookup(path))).toEqual([true, false, true, true]);
});

test("after missed announcements nothing cached or being rendered is trusted", async () => {
  const { cache, last, fill, read, renders } = open();
  await fill("/a", buildAnswer({ text: "before" }));
  const asked = cache.get("/b");
  cache.distrust();
  last().answer(buildAnswer({ text: "begun before" }));
  await asked;
  expect([cache.lookup("/a"), cache.lookup("/b")]).toEqual([undefined, undefined]);
  const [a, b] = [read("/a"), read("/b")];
  expect(renders).toHaveLength(4);
  for (const { answer } of renders.slice(2)) answer(buildAnswer({ text: "after" }));
  expect([await a, await b]).toEqual(["after", "after"]);
  expect(cache.lookup("/a")).toBeDefined();
});

describe("while nobody answers", () => {
  const day = listenerLimits.outdatedPage;
  const isAway = (cache: PageCache, renders: { fail: (error: Error) => void }[]) => {
    const asked = cache.get("/a");
    renders.at(-1)?.fail(new Error("down"));
    return asked;
  };

  test.each([
    ["fails", null],
    ["answers 503", buildAnswer({ status: 503, tags: null })],
  ])("a page with only changed content is shown stale for a day where Next %s, and no longer", async (_, answer) => {
    const { cache, clock, fill, read, last, renders } = open({ ages: false });
    const ask = () => {
      const asked = read("/a");
      if (answer) last().answer(answer);
      else last().fail(new Error("down"));
      return asked.catch(({ message }) => message);
    };
    await fill("/a", buildAnswer({ text: "before" }));
    cache.purge(["client:1"], true);
    expect(await ask()).toBe("before");
    // Until the next attempt, ten seconds later, visitors get the stale page at once.
    expect(cache.lookup("/a")).toBeDefined();
    expect(renders).toHaveLength(2);
    clock.now += day - 1;
    expect(await ask()).toBe("before");
    clock.now += 1;
    expect(await ask()).toBe(answer ? "503" : "down");
  });

  test("further changes do not extend that day", async () => {
    const { cache, clock, fill, renders } = open({ ages: false });
    await fill("/a");
    cache.purge(["client:1"], true);
    await isAway(cache, renders);
    clock.now += day - 1;
    cache.purge(["client:1"], true);
    await isAway(cache, renders);
    clock.now += 1;
    await expect(isAway(cache, renders)).rejects.toThrow("down");
  });

  test("a further change forces a new rendering, and its page is shown as soon as it is there", async () => {
    const { cache, clock, fill, read, last } = open({ ages: false });
    await fill("/a", buildAnswer({ text: "before" }));
    cache.purge(["client:1"], true);
    const late = read("/a");
    last().fail(new Error("down"));
    await late;
    cache.purge(["client:1"], true);
    expect(cache.lookup("/a")).toBeUndefined();
    const asked = read("/a");
    last().answer(buildAnswer({ text: "after" }));
    expect([await asked, await read("/a")]).toEqual(["after", "after"]);
    clock.now += 2 * day;
    expect(cache.lookup("/a")).toBeDefined();
  });

  test("a change while the page is renewed is not answered with what was begun before it", async () => {
    const { cache, clock, fill, read, renders } = open();
    await fill("/a", buildAnswer({ text: "before" }));
    clock.now += pageAge;
    const asked = read("/a");
    cache.purge(["client:1"], true);
    const after = read("/a");
    renders[1]?.answer(buildAnswer({ text: "begun before" }));
    renders[2]?.answer(buildAnswer({ text: "after" }));
    expect([await after, await read("/a")]).toEqual(["after", "after"]);
    await asked;
  });

  test.each([
    ["was withdrawn", (cache: PageCache) => cache.purge(["client:1"])],
    [
      "was withdrawn after its content had changed",
      (cache: PageCache) => {
        cache.purge(["client:1"], true);
        cache.purge(["client:1"]);
      },
    ],
    ["may have been withdrawn, since news may be missing", (cache: PageCache) => cache.distrust()],
    [
      "may have been withdrawn after its content had changed",
      (cache: PageCache) => {
        cache.purge(["client:1"], true);
        cache.distrust();
      },
    ],
  ])("a page that %s is not shown", async (_, drop) => {
    const { cache, clock, fill, renders } = open({ ages: false });
    await fill("/a");
    drop(cache);
    await expect(isAway(cache, renders)).rejects.toThrow("down");
    clock.now += 10_000;
    await expect(isAway(cache, renders)).rejects.toThrow("down");
    expect(cache.lookup("/a")).toBeUndefined();
  });

  test("after a content change of every page, stale pages may still be shown", async () => {
    const { cache, fill, renders } = open({ ages: false });
    await fill("/a", buildAnswer({ text: "before" }));
    cache.distrust(true);
    expect(await isAway(cache, renders)).toHaveProperty("page");
  });

  test("behind another cache, or without announcements, no stale page is shown", async () => {
    const { cache, clock, fill, renders } = open({ mayOutlive: false });
    await fill("/a");
    cache.purge(["client:1"], true);
    await expect(isAway(cache, renders)).rejects.toThrow("down");
    await fill("/a");
    clock.now += pageAge;
    await expect(isAway(cache, renders)).rejects.toThrow("down");
  });

  test("a page that is only old is shown for a day beyond its age", async () => {
    const { cache, clock, fill, renders } = open();
    await fill("/a");
    clock.now += pageAge + day - 1;
    expect(await isAway(cache, renders)).toHaveProperty("page");
    clock.now += 10_000;
    await expect(isAway(cache, renders)).rejects.toThrow("down");
  });
});
