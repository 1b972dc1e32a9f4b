import fc from "fast-check";
import { eventKinds } from "@/lib/contract/analytics/schema";
import { compareFigures, isOfSite, toFigures } from "@/provider/analytics/counting/figures";

const sunday = "2026-11-22";
const visitor = { source: "qr", device: "phone", language: null, country: null, town: null, count: 1 };

test("views go by weekday and hour, everything else by what was done, and taps are counted together", () => {
  const figures = toFigures(
    sunday,
    [
      { kind: "view", target: null, person_id: null, hour: 9, count: 2 },
      { kind: "view", target: null, person_id: 7, hour: 23, count: 1 },
      { kind: "call", target: null, person_id: null, hour: 9, count: 1 },
      { kind: "contact_saved", target: null, person_id: 7, hour: 9, count: 1 },
      { kind: "social", target: "instagram", person_id: null, hour: 9, count: 3 },
    ],
    [
      { ...visitor, country: "IN", town: "Navi Mumbai" },
      { ...visitor, town: "Pune" },
    ],
  );
  expect(Object.fromEntries(figures.map(({ metric, item, count }) => [`${metric} ${item}`, count]))).toEqual({
    "views ": 3,
    "visitors ": 2,
    "taps ": 4,
    "hour 7 09": 2,
    "hour 7 23": 1,
    "kind call": 1,
    "kind contact_saved": 1,
    "kind social": 3,
    "target:social instagram": 3,
    "person:view 7": 1,
    "person:contact_saved 7": 1,
    "source qr": 2,
    "device phone": 2,
    "country IN": 1,
    "town IN Navi Mumbai": 1,
    "town ?? Pune": 1,
  });
});

const counted = fc.record({
  kind: fc.constantFrom(...eventKinds),
  target: fc.constant(null),
  person_id: fc.option(fc.integer({ min: 1, max: 3 })),
  hour: fc.nat(23),
  count: fc.integer({ min: 1, max: 1_000 }),
});

test("people's figures together are at most the company's", () => {
  fc.assert(
    fc.property(fc.array(counted), fc.constantFrom(...eventKinds), (events, kind) => {
      const figures = toFigures(sunday, events, []);
      const sum = (metric: string, item?: string) =>
        figures
          .filter((figure) => figure.metric === metric && (item ?? figure.item) === figure.item)
          .reduce((all, { count }) => all + count, 0);
      const company = kind === "view" ? sum("views") : sum("kind", kind);
      const own = events.filter((event) => event.kind === kind && event.person_id === null);
      expect(sum(`person:${kind}`)).toBe(company - own.reduce((all, { count }) => all + count, 0));
    }),
  );
});

test.each([
  ["social", "myspace"],
  ["social", "constructor"],
  ["document_opened", "instagram"],
  ["product_opened", "0"],
  ["view", "7"],
  ["call", "7"],
])("a target that no card has is not kept: %s of %s", (kind, target) => {
  const metrics = toFigures(sunday, [{ kind, target, person_id: null, hour: 1, count: 1 }], []).map(
    ({ metric }) => metric,
  );
  expect(metrics.filter((metric) => metric.startsWith("target:"))).toEqual([]);
});

test("contents and people are their company's own, networks are everybody's", () => {
  const metrics = ["views", "town", "target:social", "target:document_opened", "target:video_opened", "person:view"];
  expect(metrics.filter((metric) => isOfSite({ metric, item: "", count: 1 }))).toEqual([
    "views",
    "town",
    "target:social",
  ]);
});

test("differences are all that has changed, and always in the same order", () => {
  const before = [
    { metric: "views", item: "", count: 2 },
    { metric: "source", item: "qr", count: 1 },
    { metric: "kind", item: "call", count: 1 },
  ];
  const after = [
    { metric: "source", item: "direct", count: 1 },
    { metric: "kind", item: "call", count: 1 },
    { metric: "views", item: "", count: 5 },
  ];
  expect(compareFigures(before, after)).toEqual([
    { metric: "source", item: "direct", count: 1 },
    { metric: "source", item: "qr", count: -1 },
    { metric: "views", item: "", count: 3 },
  ]);
});
