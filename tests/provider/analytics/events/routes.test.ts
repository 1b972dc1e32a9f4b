import { randomUUID } from "node:crypto";
import type { EventReport } from "@/lib/contract/analytics/schema";
import { eventLimits } from "@/lib/contract/analytics/values";
import { expireEvents, forgetEvents, rollUpFigures } from "@/provider/analytics/events/jobs";
import { type FindPlace, findNowhere } from "@/provider/ports/places";
import { type Api, admin, expectError } from "../../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { insertClient, setTimeZone } from "../../insert-client";

const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36";
const start = new Date("2026-11-22T10:00:00.000Z");
const day = 24 * 60 * 60_000;

let deps: TestDeps;
let api: Api;
let clientId: number;
let now: Date;
let findPlace: FindPlace;
let number = 0;
beforeEach(async () => {
  now = start;
  findPlace = findNowhere;
  deps = await buildDeps({ now: () => now, findPlace: (address) => findPlace(address) });
  api = await openApi(deps);
  clientId = await insertClient(deps.db, { slug: "acme" });
});
afterEach(() => deps.close());

const event = (change: Partial<EventReport["events"][number]> = {}) => ({
  id: `event-${String(++number).padStart(4, "0")}`,
  kind: "view" as const,
  at: now.getTime(),
  ...change,
});
type Sent = Partial<EventReport> & {
  headers?: Record<string, string>;
  address?: string;
  slug?: string;
  by?: Api["anonymous"];
};

async function report({ headers = {}, address = "1.2.3.4", slug = "acme", by = api.anonymous, ...body }: Sent = {}) {
  const init = { headers: { "user-agent": phone, "x-client-address": address, ...headers } };
  const json = { events: [event()], sent: now.getTime(), ...body };
  return by.call("reportEvents", { params: { companyName: slug }, json, init });
}

async function addPerson(of = clientId): Promise<number> {
  const words = { name: "Ravi", folded_name: "ravi", role: "", folded_role: "", phone: "", whatsapp: "", email: "" };
  const row = {
    ...words,
    ...{ about: "", links: "[]", handle: "", hours: null, appointments: "company" as const },
    client_id: of,
    position: 1,
    created_at: start.toISOString(),
    updated_at: start.toISOString(),
  };
  const { id } = await deps.db.insertInto("people").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

async function stored() {
  await deps.recorder.flush();
  return deps.db.selectFrom("events").selectAll().orderBy("at").orderBy("id").execute();
}

async function figures() {
  await deps.recorder.flush();
  await rollUpFigures.run(deps, null, new AbortController().signal);
  const rows = await deps.db
    .selectFrom("figures")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("span", "=", "day")
    .execute();
  return Object.fromEntries(rows.map(({ metric, item, count }) => [`${metric} ${item}`.trim(), count]));
}

test("what a visitor did is stored with what is known of it, and with no address", async () => {
  const headers = { "accept-language": "hi-IN,hi;q=0.9", "x-client-country": "IN", "x-client-town": "Mumbai" };
  const events = [event(), event({ kind: "document_opened", target: "7" })];
  expect((await report({ headers, events, referrer: "web.whatsapp.com" })).status).toBe(204);
  const rows = await stored();
  const [view] = rows;
  expect(rows).toHaveLength(2);
  expect(view).toEqual({
    client_id: clientId,
    day: "2026-11-22",
    hour: 15,
    id: events[0]?.id,
    at: "2026-11-22T10:00:00.000Z",
    kind: "view",
    target: null,
    person_id: null,
    visitor: expect.stringMatching(/^[\w-]{16}$/),
    source: "whatsapp",
    device: "phone",
    language: "hi",
    country: "IN",
    town: "Mumbai",
  });
  expect(rows[1]).toMatchObject({ kind: "document_opened", target: "7", visitor: view?.visitor });
  expect(JSON.stringify(rows)).not.toContain("1.2.3.4");
  expect(await figures()).toEqual({
    views: 1,
    "kind document_opened": 1,
    "target:document_opened 7": 1,
    "hour 7 15": 1,
    visitors: 1,
    "source whatsapp": 1,
    "device phone": 1,
    "language hi": 1,
    "country IN": 1,
    "town IN Mumbai": 1,
  });
});

test("where a visitor is comes from the address, where no proxy tells it", async () => {
  findPlace = (address) => ({ country: "IN", town: address === "1.2.3.4" ? "Pune" : "Surat" });
  await report();
  await report({ address: "5.6.7.8" });
  await report({ headers: { "x-client-country": "IN", "x-client-town": "S%C3%A3o%20Jo%C3%A3o" } });
  expect((await stored()).map(({ country, town }) => `${country} ${town}`)).toEqual([
    "IN Pune",
    "IN Surat",
    "IN São João",
  ]);
});

test("without script the picture counts, and knows from the page's address where its link stood", async () => {
  const init = {
    headers: { "user-agent": phone, referer: "https://cards.test/acme?s=qr", "x-client-address": "1.2.3.4" },
  };
  const { status, headers } = await api.anonymous.call("countView", { params: { companyName: "acme" }, init });
  const caching = headers.get("cache-control");
  expect([status, headers.get("content-type"), caching]).toEqual([200, "image/gif", "private, no-store"]);
  expect(await stored()).toMatchObject([{ kind: "view", source: "qr" }]);
});

test("what happened on a person's card counts for the company, and for the person besides", async () => {
  const person = await addPerson();
  const events = [
    event({ person }),
    event({ kind: "contact_saved", person }),
    event(),
    event({ kind: "call", person }),
  ];
  await report({ events });
  expect((await stored()).map(({ person_id }) => person_id)).toEqual([person, person, null, person]);
  expect(await figures()).toMatchObject({
    views: 2,
    visitors: 1,
    "kind contact_saved": 1,
    [`person:view ${person}`]: 1,
    [`person:contact_saved ${person}`]: 1,
    [`person:call ${person}`]: 1,
  });
  const spans = await deps.db.selectFrom("figures").select("span").where("metric", "=", "person:view").execute();
  expect(spans.map(({ span }) => span).toSorted()).toEqual(["day", "month", "year"]);
  const site = await deps.db.selectFrom("site_figures").select("metric").where("metric", "like", "person:%").execute();
  expect(site).toEqual([]);
});

test("an event on nobody's card, or on that of another company's person, is the company's alone", async () => {
  const stranger = await addPerson(await insertClient(deps.db, { slug: "other" }));
  const persons: unknown[] = [stranger, 999_999, -1, 1.5, 1e300, "", "x", null, {}];
  await report({ events: persons.map((person) => event({ person: person as number })) });
  expect((await stored()).map(({ person_id }) => person_id)).toEqual(persons.map(() => null));
  expect(await figures()).toMatchObject({ views: persons.length });
});

test("without script a person's card counts for the person", async () => {
  const person = await addPerson();
  const init = { headers: { "user-agent": phone, "x-client-address": "1.2.3.4" } };
  const view = (query: { person: unknown }) =>
    api.anonymous.call("countView", { params: { companyName: "acme" }, query: query as { person: number }, init });
  for (const asked of [person, "nobody", 999_999]) expect((await view({ person: asked })).status).toBe(200);
  expect((await stored()).map(({ person_id }) => person_id).toSorted()).toEqual([person, null, null]);
});

test("the figures of a person who is gone stay with the company", async () => {
  const person = await addPerson();
  await report({ events: [event({ person })] });
  await stored();
  await deps.db.deleteFrom("people").where("id", "=", person).execute();
  await report({ events: [event({ person })] });
  expect(await figures()).toMatchObject({ views: 2, [`person:view ${person}`]: 1 });
});

test.each([
  ["a crawler", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a preview of a link in WhatsApp", { "user-agent": "WhatsApp/2.23.20.0" }],
  ["a preview of a link on Facebook", { "user-agent": "facebookexternalhit/1.1" }],
  ["a program", { "user-agent": "curl/8.0" }],
  ["who says nothing of itself", { "user-agent": "" }],
  ["a page that is fetched in advance", { "sec-purpose": "prefetch;prerender" }],
])("%s is no visitor", async (_, headers) => {
  expect((await report({ headers })).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test("who looks after cards is no visitor of them, but of those of others", async () => {
  const administrator = await api.signIn(admin.email, admin.password);
  const owner = await api.client();
  await report({ by: administrator });
  await report({ by: owner, slug: owner.slug });
  expect(await stored()).toEqual([]);
  await report({ by: owner });
  expect(await stored()).toHaveLength(1);
});

test("a session that has ended makes nobody an owner, and is no failure", async () => {
  expect((await report({ headers: { authorization: "Bearer x.y.z" } })).status).toBe(204);
  expect(await stored()).toHaveLength(1);
});

test("an event that arrives again counts once, now and later", async () => {
  const events = [event(), event()];
  await report({ events: [...events, ...events] });
  await stored();
  now = new Date(start.getTime() + 2 * 60_000);
  await report({ events, sent: now.getTime() });
  expect(await stored()).toHaveLength(2);
  expect(await figures()).toMatchObject({ views: 2, visitors: 1 });
});

test("visitors are told apart by network and browser, on one day and at one company", async () => {
  await report();
  await report();
  await report({ address: "1.2.3.5" });
  await report({ headers: { "user-agent": `${phone} x` } });
  await report({ address: "2001:db8::1" });
  await report({ address: "2001:db8::2" });
  now = new Date(start.getTime() + day);
  await report();
  await insertClient(deps.db, { slug: "other" });
  await report({ slug: "other" });
  const rows = await stored();
  expect(rows.map(({ visitor }) => [...new Set(rows.map((row) => row.visitor))].indexOf(visitor))).toEqual([
    0, 0, 1, 2, 3, 3, 4, 5,
  ]);
});

test.each(["dnt", "sec-gpc"])("who asks by %s not to be told apart is a view and no visitor", async (name) => {
  await report({ headers: { [name]: "1" } });
  expect(await stored()).toMatchObject([{ visitor: null }]);
  expect(await figures()).toEqual({ views: 1, "hour 7 15": 1 });
});

test("what happened offline counts on its day; what is older than a month does not", async () => {
  await report({ events: [event({ at: now.getTime() - 3 * day }), event({ at: now.getTime() - 32 * day })] });
  expect(await stored()).toMatchObject([{ day: "2026-11-19", at: "2026-11-19T10:00:00.000Z" }]);
});

test.each([3 * 365 * day, -3 * 365 * day])("a clock that is wrong by %d tells how long ago it was", async (wrong) => {
  const sent = now.getTime() + wrong;
  await report({ sent, events: [event({ at: sent - 60_000 })] });
  expect(await stored()).toMatchObject([{ at: "2026-11-22T09:59:00.000Z" }]);
});

test("nothing happens in the future", async () => {
  await report({ events: [event({ at: now.getTime() + day })] });
  expect(await stored()).toMatchObject([{ at: now.toISOString() }]);
});

test("days and hours are the company's own", async () => {
  await setTimeZone(deps.db, clientId, "Asia/Kathmandu");
  await report({
    events: [event({ at: Date.parse("2026-11-21T18:14:59Z") }), event({ at: Date.parse("2026-11-21T18:15:00Z") })],
  });
  expect(await stored()).toMatchObject([
    { day: "2026-11-21", hour: 23 },
    { day: "2026-11-22", hour: 0 },
  ]);
});

test("one network tells so much in a minute, one company hears so much in an hour; the rest is counted as dropped", async () => {
  const { perMinute } = eventLimits;
  for (let call = 0; call < perMinute; call++) await report({ events: [event()] });
  const refused = await report({ events: [event(), event()] });
  expectError(refused, "too_many_requests", "Too many attempts. Please wait a moment and try again.");
  expect((await report({ address: "5.6.7.8" })).status).toBe(204);
  expect(await stored()).toHaveLength(perMinute + 1);
  expect(await deps.db.selectFrom("dropped_events").selectAll().execute()).toEqual([
    { day: "2026-11-22", reason: "network", count: 2 },
  ]);
});

test("a card that is opened too often over one network takes nothing from another card there", async () => {
  const { slug: quiet } = await api.client();
  const busy = () => report({ events: [event()] });
  for (let call = 0; call < eventLimits.perMinute * 3; call++) await busy();
  expect((await busy()).status).toBe(429);
  expect((await report({ slug: quiet })).status).toBe(204);
});

test("unknown cards are not found, former addresses count for the card they lead to", async () => {
  const at = start.toISOString();
  await deps.db
    .insertInto("slugs")
    .values({ slug: "old", client_id: clientId, is_current: false, created_at: at })
    .execute();
  expect((await report({ slug: "nobody" })).status).toBe(404);
  expect((await report({ slug: "old" })).status).toBe(204);
  expect(await stored()).toHaveLength(1);
});

test.each([
  ["no events", { events: [] }],
  ["too many", { events: Array.from({ length: 21 }, () => ({ id: randomUUID(), kind: "view", at: 1 })) }],
  ["what only the service itself records", { events: [{ id: randomUUID(), kind: "enquiry_sent", at: 1 }] }],
  ["an unknown kind", { events: [{ id: randomUUID(), kind: "paid", at: 1 }] }],
  ["a time that is none", { events: [{ id: randomUUID(), kind: "view", at: -1 }] }],
  ["a name with markup", { events: [{ id: randomUUID(), kind: "social", target: "<b>", at: 1 }] }],
])("%s is refused whole", async (_, body) => {
  expect((await report(body as Sent)).status).toBe(400);
});

test("salts and events go when their time is over, figures stay", async () => {
  await report();
  const before = await figures();
  expect(await deps.db.selectFrom("visitor_salts").select("day").execute()).toEqual([{ day: "2026-11-22" }]);
  now = new Date(start.getTime() + 92 * day);
  await expireEvents.run(deps, null, new AbortController().signal);
  expect(await stored()).toEqual([]);
  expect(await deps.db.selectFrom("visitor_salts").select("day").execute()).toEqual([]);
  expect(await figures()).toEqual(before);
});

test("a deleted client's figures go with it, and its events once it is erased", async () => {
  await report();
  await figures();
  const administrator = await api.signIn(admin.email, admin.password);
  expect((await administrator.call("deleteClient", { params: { id: clientId } })).status).toBe(204);
  expect(await figures()).toEqual({});
  expect((await administrator.call("eraseClient", { params: { id: clientId } })).status).toBe(204);
  const job = await deps.db
    .selectFrom("jobs")
    .select("payload")
    .where("kind", "=", forgetEvents.kind)
    .executeTakeFirst();
  await forgetEvents.run(
    deps,
    forgetEvents.payload.parse(JSON.parse(job?.payload ?? "")),
    new AbortController().signal,
  );
  expect([await stored(), await figures()]).toEqual([[], {}]);
  deps.recorder.add({ ...deadEvent, client_id: clientId });
  expect(await stored()).toEqual([]);
});

const deadEvent = {
  client_id: 0,
  day: "2026-11-22",
  id: "late-event",
  hour: 1,
  at: "2026-11-22T10:00:00.000Z",
  kind: "view",
  target: null,
  person_id: null,
  visitor: null,
  source: "direct",
  device: "phone",
  language: null,
  country: null,
  town: null,
};
