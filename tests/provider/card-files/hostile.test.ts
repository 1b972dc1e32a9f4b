import * as cardFileMessages from "@/lib/contract/messages/card-file";
import * as fileMessages from "@/lib/contract/messages/file";
import type { ArchiveEntry } from "@/provider/archive/pack";
import { importCard } from "@/provider/card-files/jobs";
import { type Api, type ClientCaller, expectError } from "../../contract/api";
import { pngFile } from "../../contract/files";
import { exportCard, sendCard } from "../../contract/move-card";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
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
const review = {
  ...{ ticket: "t", customer_name: "A", customer_email: "a@example.com", message: "Hi", rating: 5, status: "approved" },
  ...{ response: null, origin: "visitor", consent: "", responded_at: null },
  ...{ created_at: at, updated_at: at },
};

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
  ["too many people", setInCard("people", Array(21).fill({ name: "A", image: null, created_at: at })), /people/],
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
  ["a day that never was", withMore("figures/1.ndjson", '{"day":"2026-02-31","figures":[]}'), /day/],
  ["text that is none", (entries) => [...entries, { name: "leads/1.ndjson", content: Buffer.from([255]) }], /no text/],
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

test("one whose archive has gone has failed, and may be begun anew", async () => {
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

test("one that no process took up has failed after a day", async () => {
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
