import { presentAnalytics } from "@/provider/analytics/presenter";
import type { Measured } from "@/provider/analytics/service";

const none = { before: 0, after: 0 };

function buildMeasured(overrides: Partial<Measured> = {}): Measured {
  return {
    range: { from: "2026-11-21", to: "2026-11-22" },
    months: ["2026-10-01", "2026-11-01"],
    sums: [],
    before: [],
    byDay: [],
    byMonth: [],
    opened: { documents: [], products: [], videos: [] },
    documents: none,
    products: none,
    feedback: none,
    ...overrides,
  };
}

const viewed = (count: number) => (count === 0 ? [] : [{ metric: "views", item: "", count }]);

test.each([
  [0, 0, 0],
  [0, 5, 100],
  [5, 0, -100],
  [8, 9, 12.5],
  [3, 4, 33.3],
  [3, 2, -33.3],
  [1, 12, 1_100],
])("from %d to %d is a change of %d percent", (before, after, change) => {
  const { viewsChange, productsChange } = presentAnalytics(
    buildMeasured({ before: viewed(before), sums: viewed(after), products: { before, after } }),
  );
  expect([viewsChange, productsChange]).toEqual([change, change]);
});

test("days and months without views are there, with zero", () => {
  const { monthlyViews, details } = presentAnalytics(
    buildMeasured({
      byDay: [
        { day: "2026-11-22", metric: "taps", count: 2 },
        { day: "2026-11-22", metric: "views", count: 3 },
      ],
      byMonth: [
        { day: "2026-10-01", metric: "visitors", count: 9 },
        { day: "2026-11-01", metric: "views", count: 3 },
      ],
    }),
  );
  expect(monthlyViews).toEqual([
    { month: "2026-10", views: 0 },
    { month: "2026-11", views: 3 },
  ]);
  expect(details?.days).toEqual([
    { day: "2026-11-21", views: 0, visitors: 0, taps: 0 },
    { day: "2026-11-22", views: 3, visitors: 0, taps: 2 },
  ]);
});

test("only a contact that was saved is one, a card that was saved is not", () => {
  const { details } = presentAnalytics(
    buildMeasured({
      sums: [
        { metric: "kind", item: "card_saved", count: 4 },
        { metric: "kind", item: "contact_saved", count: 3 },
        { metric: "kind", item: "enquiry_sent", count: 2 },
        { metric: "taps", item: "", count: 1 },
      ],
    }),
  );
  expect(details?.funnel).toEqual({ views: 0, taps: 1, contactsSaved: 3, leads: 2 });
});

test("items are read as what they are", () => {
  const { details, visitorSources } = presentAnalytics(
    buildMeasured({
      sums: [
        { metric: "town", item: "IN Navi Mumbai", count: 2 },
        { metric: "town", item: "?? Pune", count: 1 },
        { metric: "hour", item: "7 09", count: 5 },
        { metric: "target:social", item: "youtube", count: 1 },
        { metric: "source", item: "qr", count: 1 },
      ],
    }),
  );
  expect(details).toMatchObject({
    towns: [
      { town: "Navi Mumbai", country: "IN", count: 2 },
      { town: "Pune", country: "??", count: 1 },
    ],
    hours: [{ weekday: 7, hour: 9, views: 5 }],
    topLinks: [{ name: "YouTube", count: 1 }],
  });
  expect(visitorSources).toEqual([{ source: "qr", count: 1 }]);
});
