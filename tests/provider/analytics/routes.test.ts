import { randomUUID } from "node:crypto";
import {
  type Analytics,
  analyticsSchema,
  companyFiguresListSchema,
  type EventKind,
} from "@/lib/contract/analytics/schema";
import { type Api, admin, type Caller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { type Happened, happen, views } from "../happen";
import { insertClient, setTimeZone } from "../insert-client";

/** Sunday the 22nd in India until half past six in the evening, UTC. */
const start = new Date("2026-11-22T10:00:00.000Z");

let deps: TestDeps;
let api: Api;
let administrator: Caller;
let now: Date;
beforeEach(async () => {
  now = start;
  deps = await buildDeps({ now: () => now });
  api = await openApi(deps);
  administrator = await api.admin();
});
afterEach(() => deps.close());

async function analyticsOf(query: Record<string, string | number>, caller = administrator): Promise<Analytics> {
  return analyticsSchema.parse((await caller.call("getAnalytics", { query })).body);
}

test("a range counts its own days and no other, against as many before", async () => {
  const client_id = await insertClient(deps.db);
  await happen(
    deps,
    client_id,
    ...views(2, "2026-11-13T12:00:00.000Z"),
    ...views(4, "2026-11-14T12:00:00.000Z"),
    ...views(1, "2026-11-15T12:00:00.000Z"),
    ...views(3, "2026-11-16T12:00:00.000Z"),
    ...views(8, "2026-11-17T12:00:00.000Z"),
  );
  const { totalViews, viewsChange, visitorsChange, details } = await analyticsOf({
    client_id,
    from: "2026-11-15",
    to: "2026-11-16",
  });
  expect([totalViews, viewsChange, visitorsChange]).toEqual([4, -33.3, -33.3]);
  expect(details?.days).toEqual([
    { day: "2026-11-15", views: 1, visitors: 1, taps: 0 },
    { day: "2026-11-16", views: 3, visitors: 3, taps: 0 },
  ]);
  expect(details?.hours).toEqual([
    { weekday: 1, hour: 17, views: 3 },
    { weekday: 7, hour: 17, views: 1 },
  ]);
});

test("what the views led to is told with its change, and what did not happen is zero", async () => {
  const client_id = await insertClient(deps.db);
  const happened = (kind: EventKind, days: string[]) => days.map((day) => ({ kind, at: `${day}T12:00:00.000Z` }));
  await happen(
    deps,
    client_id,
    ...happened("call", ["2026-11-13", "2026-11-14", "2026-11-15"]),
    ...happened("whatsapp", ["2026-11-15", "2026-11-16"]),
    ...happened("contact_saved", ["2026-11-14"]),
    ...happened("email", ["2026-11-15"]),
  );
  const { details } = await analyticsOf({ client_id, from: "2026-11-15", to: "2026-11-16" });
  expect(details?.outcomes).toEqual([
    { kind: "call", count: 1, change: -50 },
    { kind: "whatsapp", count: 2, change: 100 },
    { kind: "contact_saved", count: 0, change: -100 },
    { kind: "enquiry_sent", count: 0, change: 0 },
  ]);
});

test("a year and any part of it come to what its days do", async () => {
  const client_id = await insertClient(deps.db);
  const days = ["2025-11-22", "2025-11-23", "2026-01-31", "2026-02-01", "2026-10-31", "2026-11-01", "2026-11-22"];
  await happen(deps, client_id, ...days.map((day) => ({ at: `${day}T09:00:00.000Z` })));
  const totalOf = async (range: Record<string, string>) => (await analyticsOf({ client_id, ...range })).totalViews;
  expect(await totalOf({ period: "1y" })).toBe(6);
  expect(await totalOf({ from: "2026-01-31", to: "2026-10-31" })).toBe(3);
  expect(await totalOf({ from: "2026-02-01", to: "2026-10-30" })).toBe(1);
  expect(await totalOf({ from: "2026-11-02", to: "2026-11-30" })).toBe(1);
  const { monthlyViews } = await analyticsOf({ period: "1y" });
  expect(monthlyViews.filter(({ views }) => views > 0)).toEqual([
    { month: "2025-11", views: 2 },
    { month: "2026-01", views: 1 },
    { month: "2026-02", views: 1 },
    { month: "2026-10", views: 1 },
    { month: "2026-11", views: 2 },
  ]);
  expect(monthlyViews).toHaveLength(13);
});

test("today is the company's own day, and for all companies the site's", async () => {
  now = new Date("2026-11-22T18:15:00.000Z");
  administrator = await api.signIn(admin.email, admin.password);
  const client_id = await insertClient(deps.db);
  await setTimeZone(deps.db, client_id, "Asia/Kathmandu");
  await happen(deps, client_id, { at: now.toISOString(), zone: "Asia/Kathmandu" });
  expect((await analyticsOf({ client_id, period: "7d" })).details).toMatchObject({
    from: "2026-11-17",
    to: "2026-11-23",
    hours: [{ weekday: 1, hour: 0, views: 1 }],
  });
  expect((await analyticsOf({ period: "7d" })).details).toMatchObject({ from: "2026-11-16", to: "2026-11-22" });
  await insertDocument(client_id, "2026-11-22T18:14:59.999Z");
  const before = { client_id, from: "2026-11-22", to: "2026-11-22" };
  expect((await analyticsOf(before)).totalDocuments).toBe(1);
  await insertDocument(client_id, "2026-11-22T18:15:00.000Z");
  expect((await analyticsOf(before)).totalDocuments).toBe(1);
  expect((await analyticsOf({ ...before, to: "2026-11-23" })).totalDocuments).toBe(2);
});

async function insertDocument(client_id: number, uploaded_at = start.toISOString(), file_name = "Prices") {
  const { id } = await deps.db
    .insertInto("documents")
    .values({ client_id, file_name, folded_file_name: "", file: randomUUID(), size: 1, uploaded_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

test("contents count as they are now, and change by those that were made in the range", async () => {
  const [client_id, other] = [await insertClient(deps.db), await insertClient(deps.db)];
  for (const day of ["2026-10-01", "2026-11-20", "2026-11-21"]) await insertDocument(client_id, `${day}T00:00:00.000Z`);
  await insertDocument(other);
  const { totalDocuments, documentsChange, totalProducts, productsChange } = await analyticsOf({
    client_id,
    period: "7d",
  });
  expect([totalDocuments, documentsChange, totalProducts, productsChange]).toEqual([3, 200, 0, 0]);
  expect((await analyticsOf({ period: "7d" })).totalDocuments).toBe(4);
});

test("contents are ranked by their present names; what is another's or has gone is left out", async () => {
  const [client_id, other] = [await insertClient(deps.db), await insertClient(deps.db)];
  const [prices, models, gone] = [
    await insertDocument(client_id, undefined, "Prices"),
    await insertDocument(client_id, undefined, "Models"),
    await insertDocument(client_id, undefined, "Gone"),
  ];
  const foreign = await insertDocument(other);
  const opened = (id: number, count: number): Happened[] =>
    Array.from({ length: count }, () => ({ kind: "document_opened", target: String(id) }));
  await happen(deps, client_id, ...opened(prices, 1), ...opened(models, 2), ...opened(gone, 3), ...opened(foreign, 4));
  await deps.db.deleteFrom("documents").where("id", "=", gone).execute();
  await deps.db.updateTable("documents").set({ file_name: "New models" }).where("id", "=", models).execute();
  const { topDocuments, details } = await analyticsOf({ client_id });
  expect(topDocuments).toEqual([
    { name: "New models", views: 2 },
    { name: "Prices", views: 1 },
  ]);
  expect([details?.topProducts, details?.topVideos]).toEqual([[], []]);
  expect((await analyticsOf({})).topDocuments).toEqual([]);
});

test("the funnel, places and languages, of the first twenty", async () => {
  const client_id = await insertClient(deps.db);
  const kinds: EventKind[] = [
    "call",
    "whatsapp",
    "email",
    "location",
    "social",
    "contact_saved",
    "card_saved",
    "shared",
  ];
  const towns = Array.from({ length: 21 }, (_, number) => ({ town: `Town ${number}`, country: "IN", language: "hi" }));
  await happen(
    deps,
    client_id,
    ...kinds.map((kind) => ({ kind })),
    ...[...towns, { town: "New York City", country: "US", language: "en" }, { town: "Nowhere" }].flatMap((place) => [
      place,
      place,
    ]),
    { kind: "enquiry_sent" },
    { town: "Town 7", country: "IN" },
  );
  const { details } = await analyticsOf({ client_id });
  expect(details).toMatchObject({
    funnel: { views: 47, taps: 5, contactsSaved: 1, leads: 1 },
    languages: [
      { language: "hi", count: 42 },
      { language: "en", count: 2 },
    ],
    countries: [
      { country: "IN", count: 43 },
      { country: "US", count: 2 },
    ],
  });
  expect(details?.towns).toHaveLength(20);
  expect(details?.towns.slice(0, 2)).toEqual([
    { town: "Town 7", country: "IN", count: 3 },
    { town: "Nowhere", country: "??", count: 2 },
  ]);
});

test("live are those of the last five minutes, each once, and every view of who is not told apart", async () => {
  const [client_id, other] = [await insertClient(deps.db), await insertClient(deps.db)];
  const ago = (seconds: number) => new Date(start.getTime() - seconds * 1_000).toISOString();
  await happen(
    deps,
    client_id,
    { visitor: "one", at: ago(299) },
    { visitor: "one", kind: "call", at: ago(10) },
    { visitor: "two", at: ago(301) },
    { visitor: null, at: ago(20) },
    { visitor: null, at: ago(10) },
    { visitor: null, kind: "call", at: ago(5) },
  );
  await happen(deps, other, { visitor: "three", at: ago(1) });
  const countLive = async (query = {}) => (await administrator.call("getLiveVisitors", { query })).body.visitors;
  expect([await countLive({ client_id }), await countLive({ client_id: other }), await countLive()]).toEqual([3, 1, 4]);
  now = new Date(start.getTime() + 310_000);
  expect(await countLive()).toBe(0);
});

test("companies are ranked by any total, ties by id, and turn pages without losing or repeating one", async () => {
  const ids: number[] = [];
  for (let number = 0; number < 5; number++) ids.push(await insertClient(deps.db, { company_name: `Shop ${number}` }));
  const [first = 0, second = 0, third = 0, fourth = 0, unseen = 0] = ids;
  await happen(deps, first, ...views(2, "2026-11-20T09:00:00.000Z"));
  await happen(deps, second, ...views(3, "2026-11-20T09:00:00.000Z"));
  await happen(deps, third, ...views(2, "2026-11-20T09:00:00.000Z"), { kind: "call" }, { kind: "email" });
  await happen(deps, fourth, { visitor: null }, { kind: "call" });
  await happen(deps, unseen, { kind: "call" }, ...views(9, "2026-01-20T09:00:00.000Z"));
  const list = async (query: Record<string, string | number> = {}) =>
    companyFiguresListSchema.parse((await administrator.call("listCompanyFigures", { query })).body);
  const order = async (ordering: string) => (await list({ ordering })).results.map(({ client_id }) => client_id);
  expect(await order("-views")).toEqual([second, third, first, fourth]);
  expect(await order("views")).toEqual([fourth, first, third, second]);
  expect(await order("-visitors")).toEqual([second, third, first, fourth]);
  expect(await order("-taps")).toEqual([third, fourth, second, first]);
  expect(await list({ page_size: 2, page: 2 })).toMatchObject({
    count: 4,
    next: null,
    results: [
      { client_id: first, views: 2, visitors: 2, taps: 0 },
      { client_id: fourth, company_name: "Shop 3", views: 1, visitors: 0, taps: 1 },
    ],
  });
  expect(await list({ page_size: 2, page: 9 })).toMatchObject({ count: 4, results: [] });
  expect(await list({ search: "SHOP 2" })).toMatchObject({ count: 1, results: [{ client_id: third }] });
  expect(await list({ period: "1y" })).toMatchObject({
    count: 5,
    results: [{ client_id: unseen, views: 9 }, {}, {}, {}, {}],
  });
});

test("what a deleted company brought stays with all, on its days and in its months", async () => {
  const { id } = await api.client();
  await happen(deps, id, {}, { kind: "call" });
  await administrator.call("deleteClient", { params: { id } });
  const { totalViews, monthlyViews } = await analyticsOf({});
  expect([totalViews, monthlyViews.at(-1)]).toEqual([1, { month: "2026-11", views: 1 }]);
  expect(companyFiguresListSchema.parse((await administrator.call("listCompanyFigures")).body).count).toBe(0);
});
