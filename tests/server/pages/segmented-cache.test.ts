import { listenerLimits } from "@/server/load/limits";
import { SegmentedCache } from "@/server/pages/segmented-cache";

type Item = { size: number };

function open(maxBytes = 800) {
  const clock = { now: 0 };
  const gone: string[] = [];
  const cache = new SegmentedCache<Item>({
    maxBytes,
    sizeOf: ({ size }) => size,
    onGone: (_, key) => gone.push(key),
    elapsed: () => clock.now,
  });
  const put = (key: string, size = 10) => cache.set(key, { size });
  const flood = (count: number, size = 10) => {
    for (let number = 0; number < count; number++) put(`flood-${number}`, size);
  };
  const prove = (key: string) => {
    clock.now += listenerLimits.protectAfter;
    cache.get(key);
  };
  return { cache, clock, gone, put, flood, prove };
}

test("entries used again later stay, however many are used once", () => {
  const { cache, gone, put, flood, prove } = open();
  put("card");
  prove("card");
  flood(10_000);
  expect(cache.peek("card")).toBeDefined();
  expect(gone).not.toContain("card");
});

test("a burst of requests for one entry counts as a single use", () => {
  const { cache, put, flood } = open();
  put("named twice");
  for (let visit = 0; visit < 5; visit++) cache.get("named twice");
  flood(100);
  expect(cache.peek("named twice")).toBeUndefined();
});

test("free space is used by any entry", () => {
  const { cache, flood } = open();
  flood(80);
  expect([...cache.values()]).toHaveLength(80);
});

test("protected pages leave the rest its share, and go when others are requested more", () => {
  const { cache, gone, clock, flood } = open();
  flood(80);
  clock.now += listenerLimits.protectAfter;
  for (let number = 0; number < 80; number++) cache.get(`flood-${number}`);
  expect(gone).toEqual(Array.from({ length: 10 }, (_, number) => `flood-${number}`));
  cache.set("new", { size: 100 });
  expect(cache.peek("new")).toBeDefined();
  expect(cache.peek("flood-79")).toBeDefined();
});

test("a large document is never proven", () => {
  const { cache, put, flood, prove } = open();
  put("large", 50);
  prove("large");
  flood(100);
  expect(cache.peek("large")).toBeUndefined();
});

test("a replaced value keeps its segment, and each eviction is reported once", () => {
  const { cache, gone, put, flood, prove } = open();
  put("card");
  prove("card");
  put("card", 20);
  expect(gone).toEqual(["card"]);
  flood(1_000);
  expect(cache.get("card")).toEqual({ size: 20 });
  cache.delete("card");
  expect(gone.filter((key) => key === "card")).toHaveLength(2);
  expect(cache.get("card")).toBeUndefined();
});
