import { compareFigures, isOfSite, toFigures } from "@/provider/analytics/counting/figures";

const sunday = "2026-11-22";
const visitor = { source: "qr", device: "phone", language: null, country: null, town: null, count: 1 };

test("views go by weekday and hour, everything else by what was done, and taps are counted together", () => {
  const figures = toFigures(
    sunday,
    [
      { kind: "view", target: null, hour: 9, count: 2 },
      { kind: "view", target: null, hour: 23, count: 1 },
      { kind: "call", target: null, hour: 9, count: 1 },
      { kind: "contact_saved", target: null, hour: 9, count: 1 },
      { kind: "social", target: "instagram", hour: 9, count: 3 },
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
    "source qr": 2,
    "device phone": 2,
    "country IN": 1,
    "town IN Navi Mumbai": 1,
    "town ?? Pune": 1,
  });
});

test.each([
  ["social", "myspace"],
  ["social", "constructor"],
  ["document_opened", "instagram"],
  ["product_opened", "0"],
  ["view", "7"],
  ["call", "7"],
])("a target that no card has is not kept: %s of %s", (kind, target) => {
  const metrics = toFigures(sunday, [{ kind, target, hour: 1, count: 1 }], []).map(({ metric }) => metric);
  expect(metrics.filter((metric) => metric.startsWith("target:"))).toEqual([]);
});

test("contents are their company's own, networks are everybody's", () => {
  const metrics = ["views", "town", "target:social", "target:document_opened", "target:video_opened"];
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
