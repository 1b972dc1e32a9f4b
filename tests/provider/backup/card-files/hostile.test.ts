import { highestLimits } from "@/lib/contract/limits";
import { addToFigures } from "@/provider/analytics/events/repo";
import type { ArchiveEntry } from "@/provider/backup/archive/pack";
import { importCard } from "@/provider/backup/card-files/jobs";
import { drill } from "../../../at-length";
import { type Api, type ClientCaller, expectError } from "../../../contract/api";
import { pngFile } from "../../../contract/files";
import { exportCard, sendCard } from "../../../contract/move-card";
import { cardFileMessages, fileMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { longestTurn } from "../../longest-turn";
import { changeJson, forge, listEntries, runImport } from "./move-card";

jest.setTimeout(60_000);

let deps: TestDeps;
let api: Api;
let client: ClientCaller;
let archive: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  client = await api.client();
  await client.call("createProfile", { form: { address: "12 Main Road", logo: await pngFile() } });
  await client.call("createProduct", { form: { name: "Lamp", price: "120", image: await pngFile() } });
  await client.call("createVideo", { json: { title: "Ours", youtube_url: "https://youtu.be/dQw4w9WgXcQ" } });
  archive = await exportCard(client);
});
afterAll(() => deps.close());

const text = (name: string, content: string): ArchiveEntry => ({ name, content: Buffer.from(content) });
const withCard =
  (content: string) =>
  ([_, ...rest]: ArchiveEntry[]) => [text("card.json", content), ...rest];
const withMore = (name: string, content: string) => (entries: ArchiveEntry[]) => [...entries, text(name, content)];
const setInCard = (path: string, value: unknown) =>
  changeJson("card.json", (card) => {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    keys.reduce((part, key) => part[key], card)[last] = value;
  });

const at = "2026-11-20T10:00:00.000Z";
const figure = { metric: "views", item: "", count: 1e308 };
const lead = JSON.stringify({
  ...{ ticket: "t", kind: "order", status: "new", name: "A", phone: "+91 98765 43210", email: "", message: "" },
  ...{ items: [], total: "0", currency: "INR", notes: "", remind_on: null, reminded_on: null, consent: "" },
  ...{ created_at: at, updated_at: at },
});
const review = {
  ...{ ticket: "t", customer_name: "A", customer_email: "a@example.com", message: "Hi", rating: 5, status: "approved" },
  ...{ response: null, origin: "visitor", consent: "", responded_at: null },
  ...{ created_at: at, updated_at: at },
};

const figuresOf = (...figures: object[]) =>
  withMore("figures/1.ndjson", JSON.stringify({ day: "2026-01-01", figures }));
const manyLines = (line: string, times: number) => `${line}\n`.repeat(times);

const uncounted: [metric: string, item: string][] = [
  ["views", "constructor"],
  ["kind", "constructor"],
  ["kind", "__proto__"],
  ["device", "toString"],
  ["source", "hasOwnProperty"],
  ["target:social", "valueOf"],
  ["target:product_opened", "1e9"],
  ["hour", "9 25"],
  ["language", "constructor"],
  ["country", "India"],
  ["town", "constructor"],
];

const changes: [string, (entries: ArchiveEntry[]) => ArchiveEntry[], RegExp][] = [
  ["no card", (entries) => entries.slice(1), /does not begin with card.json/],
  ["a card that is no JSON", withCard("{"), /card.json cannot be read/],
  ["a card of null", withCard("null"), /card.json/],
  ["a card without end", withCard("[".repeat(1_900_000)), /card.json/],
  ["a card that is too long", withCard(" ".repeat(2_100_000)), /too long/],
  ["a link that runs", setInCard("profile.location", "javascript:alert(1)"), /profile location/],
  ["a link with a password", setInCard("profile.location", "https://a:b@evil.test"), /profile location/],
  ["a video of elsewhere", setInCard("videos.0.youtube_url", "https://evil.test/?youtube.com"), /videos 0/],
  ["a reserved word for a design", setInCard("products.0.status", "admin"), /products 0 status/],
  [
    "too many people",
    setInCard("people", Array(highestLimits.people + 1).fill({ name: "A", image: null, created_at: at })),
    /people/,
  ],
  ["a price below nothing", setInCard("products.0.price", "-1"), /products 0 price/],
  ["a file above", setInCard("profile.logo", "files/../../etc/passwd"), /profile logo/],
  ["another's file", setInCard("profile.logo", `${"a".repeat(32)}-512.webp`), /profile logo/],
  ["a file that nobody names", withMore("files/more.webp", "x"), /does not belong/],
  ["a file above its folder", withMore("../../etc/cron.d/x", "x"), /does not belong/],
  ["a file twice", (entries) => [...entries, ...entries.filter(({ name }) => name === "files/logo.webp")], /belong/],
  [
    "a file behind rows",
    ([first, ...rest]) => [first, text("leads/1.ndjson", ""), ...rest] as ArchiveEntry[],
    /belong/,
  ],
  [
    "a review from tomorrow",
    withMore("reviews/1.ndjson", JSON.stringify({ ...review, created_at: "9999-01-01T00:00:00Z" })),
    /created_at/,
  ],
  ["stars beyond five", withMore("reviews/1.ndjson", JSON.stringify({ ...review, rating: 6 })), /rating/],
  ["a lead that is an array", withMore("leads/1.ndjson", "[]"), /leads/],
  [
    "figures without end",
    withMore("figures/1.ndjson", JSON.stringify({ day: "2026-01-01", figures: [figure] })),
    /count/,
  ],
  ["more views than a day can have", figuresOf({ ...figure, count: 29_000_000_000_000 }), /count/],
  ["more figures than a day can have", figuresOf(...Array(2_001).fill({ ...figure, count: 1 })), /figures/],
  ...uncounted.map(([metric, item]): (typeof changes)[number] => [
    `a figure of ${metric} that is ${item}`,
    figuresOf({ metric, item, count: 1 }),
    /item: This is not counted here/,
  ]),
  [
    "more leads than a card takes",
    (entries) => [...entries, ...[1, 2, 3].map((part) => text(`leads/${part}.ndjson`, manyLines(lead, 7_000)))],
    /more than 20,000 enquiries/,
  ],
  ["a day that never was", withMore("figures/1.ndjson", '{"day":"2026-02-31","figures":[]}'), /day/],
  ["text that is none", (entries) => [...entries, { name: "leads/1.ndjson", content: Buffer.from([255]) }], /not text/],
];

test.each(changes)("%s is refused in a sentence, and nothing is kept of it", async (_, change, sentence) => {
  const answer = await sendCard(client, await forge(archive, change));
  expectError(answer, "validation_error");
  expect(answer.body.detail).toMatch(sentence);
  expect(answer.body.fields.file).toEqual([answer.body.detail]);
  expect((await client.call("getCardImport")).body.status).toBe("none");
  expect(await deps.db.selectFrom("files").selectAll().where("purpose", "=", "card").execute()).toEqual([]);
});

test("what was cut off, is damaged or no archive at all is refused", async () => {
  const sum = Buffer.from(archive);
  sum[600] = (sum[600] ?? 0) ^ 1;
  for (const bytes of [archive.slice(0, archive.length / 2), new Uint8Array(sum), new Uint8Array(5_000).fill(65)])
    expectError(await sendCard(client, bytes), "validation_error");
  const file = new File([archive], "card.zip", { type: "application/zip" });
  const answer = await client.call("importCard", { form: { file } });
  expectError(answer, "validation_error", cardFileMessages.invalid, "file");
});

test("what is no picture fails before anything changes, and its archive goes", async () => {
  const forged = await forge(archive, (entries) =>
    entries.map((entry) => (entry.name === "files/logo.webp" ? text(entry.name, "<svg onload=alert(1)>") : entry)),
  );
  expect((await sendCard(client, forged)).status).toBe(201);
  await runImport(deps);
  const { status, detail } = (await client.call("getCardImport")).body;
  expect([status, detail]).toEqual(["failed", fileMessages.imageInvalid]);
  expect((await client.call("getProfile")).body.address).toBe("12 Main Road");
  expect((await client.call("listProducts")).body.count).toBe(1);
  expect(await deps.db.selectFrom("files").selectAll().where("purpose", "=", "card").execute()).toEqual([]);
});

test("another import waits until the first is done, and an archive is shown to nobody", async () => {
  expect((await sendCard(client, archive)).status).toBe(201);
  expectError(await sendCard(client, archive), "conflict", cardFileMessages.importRunning);
  const [file] = await deps.db.selectFrom("files").select("key").where("purpose", "=", "card").execute();
  expect((await api.transport(`/media/${file?.key}`, {})).status).toBe(404);
  await runImport(deps);
  expect((await sendCard(client, archive)).status).toBe(201);
  await runImport(deps);
});

drill("one whose archive has gone has failed, and may be begun anew", async () => {
  expect((await sendCard(client, archive)).status).toBe(201);
  const [file] = await deps.db.selectFrom("files").select("key").where("purpose", "=", "card").execute();
  await deps.files.remove([String(file?.key)]);
  await runImport(deps);
  expect((await client.call("getCardImport")).body).toMatchObject({
    status: "failed",
    detail: cardFileMessages.importLost,
  });
  expect((await client.call("listProducts")).body.count).toBe(1);
});

drill("one that no process took up has failed after a day", async () => {
  expect((await sendCard(client, archive)).status).toBe(201);
  await deps.db.deleteFrom("jobs").where("kind", "=", importCard.kind).execute();
  await deps.db.updateTable("card_imports").set({ started_at: "2026-01-01T00:00:00.000Z" }).execute();
  expect((await client.call("getCardImport")).body).toMatchObject({
    status: "failed",
    detail: cardFileMessages.importLost,
  });
  expect((await sendCard(client, archive)).status).toBe(201);
  await runImport(deps);
});

test("of a client that was deleted meanwhile nothing comes back", async () => {
  const other = await api.client();
  expect((await sendCard(other, archive)).status).toBe(201);
  await (await api.admin()).call("deleteClient", { params: { id: other.id } });
  await runImport(deps);
  expect(await deps.db.selectFrom("clients").select("id").where("id", "=", other.id).execute()).toEqual([]);
});

test("an archive holds nothing of the account that its owner signs in with", async () => {
  for (const { name, content } of await listEntries(archive)) {
    const said = Buffer.from(content).toString("latin1");
    expect([name, said.includes(client.email), said.includes("password")]).toEqual([name, false, false]);
  }
});

test("of addresses that nobody has, an archive takes no more than a card may have", async () => {
  const other = await api.client();
  for (const round of [1, 2, 3]) {
    const former_slugs = Array.from({ length: 40 }, (_, index) => `wanted-${round}-${index}`);
    const forged = await forge(archive, setInCard("company.former_slugs", former_slugs));
    expect((await sendCard(other, forged)).status).toBe(201);
    await runImport(deps);
  }
  const slugs = await deps.db.selectFrom("slugs").select("slug").where("client_id", "=", other.id).execute();
  expect(slugs).toHaveLength(50);
});

test("an archive brings no card an address that new ones may not have", async () => {
  const other = await api.client();
  const forged = await forge(archive, (card) =>
    setInCard("company.slug", "hi")(setInCard("company.former_slugs", ["pricing", "once-hi"])(card)),
  );
  expect((await sendCard(other, forged)).status).toBe(201);
  await runImport(deps);
  const slugs = await deps.db.selectFrom("slugs").select("slug").where("client_id", "=", other.id).execute();
  expect(slugs.map(({ slug }) => slug).sort()).toEqual([other.slug, "once-hi"].sort());
});

const days = (from: string, count: number, figures: object[]) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10);
    return JSON.stringify({ day, figures });
  }).join("\n");

test("nobody is ranked by figures that an archive brings, and its owner sees them", async () => {
  const other = await api.client();
  const totals = ["views", "visitors", "taps"].map((metric) => ({ metric, item: "", count: 400_000 }));
  expect(
    (await sendCard(other, await forge(archive, withMore("figures/1.ndjson", days("2026-01-01", 9, totals))))).status,
  ).toBe(201);
  await runImport(deps);
  const query = { from: "2026-01-01", to: "2026-01-31" };
  const ranked = (await (await api.admin()).call("listCompanyFigures", { query })).body.results;
  expect(ranked.filter(({ client_id }: { client_id: number }) => client_id === other.id)).toEqual([]);
  expect((await other.call("getAnalytics", { query })).body.totalViews).toBe(3_600_000);
});

test("names that were stored before they were looked at break nobody's figures", async () => {
  const other = await api.client();
  const odd = uncounted.map(([metric, item]) => ({ metric, item, count: 5 }));
  await deps.db.transaction().execute((trx) => addToFigures(trx, { client_id: other.id, day: "2026-03-01" }, odd));
  const query = { from: "2026-03-01", to: "2026-03-02" };
  for (const caller of [other, await api.admin()]) {
    const { status, body } = await caller.call("getAnalytics", { query });
    expect([status, body.details.kinds, body.visitorSources, body.details.devices]).toEqual([200, [], [], []]);
  }
});

test("of one archive after another no more comes in than a card may have", async () => {
  const other = await api.client();
  const leads = (round: number) =>
    Array.from({ length: 3 }, (_, part) => {
      const lines = Array.from({ length: 5_000 }, (_, index) => lead.replace('"t"', `"${round} ${part} ${index}"`));
      return text(`leads/${part}.ndjson`, lines.join("\n"));
    });
  for (const round of [1, 2]) {
    expect((await sendCard(other, await forge(archive, (entries) => [...entries, ...leads(round)]))).status).toBe(201);
    const longest = await longestTurn(() => runImport(deps));
    expect(longest).toBeLessThan(200);
  }
  const { count } = (await other.call("listLeads")).body;
  expect(count).toBeGreaterThanOrEqual(20_000);
  expect(count).toBeLessThan(20_100);
});

drill("days full of figures let visitors through while they come in", async () => {
  const other = await api.client();
  const towns = Array.from({ length: 1_900 }, (_, index) => ({ metric: "town", item: `IN Town ${index}`, count: 9 }));
  const forged = await forge(archive, (entries) => [
    ...entries,
    ...[0, 1, 2].map((part) => text(`figures/${part}.ndjson`, days(`2025-0${part + 1}-01`, 15, towns))),
  ]);
  const longest = await longestTurn(async () => {
    expect((await sendCard(other, forged)).status).toBe(201);
    await runImport(deps);
  });
  expect(longest).toBeLessThan(200);
  expect((await other.call("getCardImport")).body.report.days).toBe(45);
});
