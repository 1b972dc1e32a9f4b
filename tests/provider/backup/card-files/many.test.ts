import { readdir } from "node:fs/promises";
import { Readable } from "node:stream";
import tar from "tar-stream";
import { cardFileLimits } from "@/lib/contract/backup/values";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { spoolFolder } from "@/provider/kernel/http/spool";
import { type Api, type Caller, type ClientCaller, expectError } from "../../../contract/api";
import { cardFileMessages } from "../../../english";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { insertClient } from "../../insert-client";
import { listEntries } from "./move-card";

let deps: TestDeps;
let api: Api;
let admin: Caller;
let clients: ClientCaller[];

beforeAll(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  admin = await api.admin();
  clients = [await api.client({ company_name: "Copper House" }), await api.client({ company_name: "Tea Stall" })];
  for (const client of clients)
    await client.call("createVideo", { json: { title: "Ours", youtube_url: "https://youtu.be/dQw4w9WgXcQ" } });
});
afterAll(() => deps.close());

const ask = (chosen: unknown, signal?: AbortSignal) =>
  admin.transport(`/api${pathOf(operations.exportCards, {}, { clients: JSON.stringify(chosen) })}`, {
    method: "GET",
    headers: { authorization: `Bearer ${admin.token}` },
    signal,
  });
const waiting = () => readdir(spoolFolder(deps.config.dataDir));

async function unpack(response: Response): Promise<Map<string, Buffer>> {
  const extract = tar.extract();
  Readable.from(Buffer.from(await response.arrayBuffer())).pipe(extract);
  const files = new Map<string, Buffer>();
  for await (const entry of extract) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece);
    files.set(entry.header.name, Buffer.concat(pieces));
  }
  return files;
}

test("the cards of chosen clients come in one archive, each as one that can be restored", async () => {
  const ids = [...clients.map(({ id }) => id), 999_999];
  const files = await unpack(await ask({ ids }));
  const day = deps.now().toISOString().slice(0, 10);
  expect([...files.keys()].sort()).toEqual(clients.map(({ slug }) => `${slug}-card-${day}.tar`).sort());
  for (const archive of files.values()) {
    const [card] = await listEntries(archive);
    expect(JSON.parse(String(card && Buffer.from(card.content))).videos).toHaveLength(1);
  }
  const { results } = (await admin.call("listAudit")).body;
  expect(results.filter(({ action }: { action: string }) => action === "card_exported")).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});

test("or of all that the list finds", async () => {
  const files = await unpack(await ask({ filter: { search: "tea" } }));
  expect([...files.keys()]).toEqual([expect.stringContaining(clients[1]?.slug ?? "")]);
});

test("a download that is given up leaves nothing on the disk", async () => {
  const response = await ask({ filter: {} });
  await response.body?.cancel();
  expect(await waiting()).toEqual([]);
});

test("too many at once, and what is no selection, are refused", async () => {
  const call = (chosen: string) => admin.call("exportCards", { query: { clients: chosen } });
  for (const wrong of ["", "all", "{}", "[1]", '{"ids":["1"]}', '{"filter":{"plan":"x"}}'])
    expect((await call(wrong)).status).toBe(400);
  while ((await deps.db.selectFrom("clients").select("id").execute()).length <= cardFileLimits.cards)
    await insertClient(deps.db);
  expectError(await call('{"filter":{}}'), "limit_reached", cardFileMessages.tooManyCards);
});
