import { changedHeader, contentOnly, type PageNews } from "@/lib/contract/page-tags";
import { createAnnounce } from "@/provider/kernel/write/announce";
import { announceChanges, announceWithin } from "@/provider/kernel/write/jobs";
import { write } from "@/provider/kernel/write/write";
import type { Api, ClientCaller } from "../../../contract/api";
import { pngFile } from "../../../contract/files";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

let deps: TestDeps;
let heard: PageNews[] = [];
beforeEach(async () => {
  heard = [];
  deps = await buildDeps({ announce: createAnnounce(async (tags) => void heard.push([...tags])) });
});
afterEach(() => deps.close());

const by = { actorId: null, address: "203.0.113.7" };
const countEntries = async () => (await deps.db.selectFrom("audit_log").select("id").execute()).length;

test("what changed is announced once, when it is safe, before the caller goes on", async () => {
  const order: string[] = [];
  const announce = createAnnounce(async (tags) => {
    order.push(`${tags.join(" ")} with ${await countEntries()} entry`);
  });
  await write({ ...deps, announce }, by, async ({ record, changed }) => {
    changed("client:1", "companies");
    changed("client:1");
    await record({ action: "sign_out", target: "user:1" });
  });
  order.push("caller");
  expect(order).toEqual(["client:1 companies content-only with 1 entry", "caller"]);
});

test("a write that fails leaves and announces nothing", async () => {
  const failing = write(deps, by, async ({ record, changed }) => {
    changed("client:1");
    await record({ action: "sign_out", target: "user:1" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect([await countEntries(), heard]).toEqual([0, []]);
});

describe("with other processes", () => {
  const change = (overrides: Partial<TestDeps> = {}) => {
    const config = { ...deps.config, redisUrl: "redis://elsewhere" };
    return write({ ...deps, config, ...overrides }, by, async ({ changed }) => changed("client:1", "companies"));
  };
  const listJobs = () => deps.db.selectFrom("jobs").selectAll().execute();

  test("what was announced is announced once", async () => {
    await change();
    expect([heard, await listJobs()]).toEqual([[["client:1", "companies", contentOnly]], []]);
  });

  test("what a process could not announce before it died, another announces", async () => {
    const dying = change({ announce: () => Promise.reject(new Error("killed")) });
    await expect(dying).rejects.toThrow("killed");
    const [job, ...others] = await listJobs();
    expect(others).toEqual([]);
    expect(job?.kind).toBe(announceChanges.kind);
    expect(Date.parse(job?.run_at ?? "") - Date.parse(job?.created_at ?? "")).toBe(announceWithin);
    const tags = announceChanges.payload.parse(JSON.parse(job?.payload ?? ""));
    await announceChanges.run(deps, tags, new AbortController().signal);
    expect(heard).toEqual([["client:1", "companies", contentOnly]]);
  });

  test("a write that changes no page leaves nothing to announce", async () => {
    const config = { ...deps.config, redisUrl: "redis://elsewhere" };
    const announce = () => Promise.reject(new Error("killed"));
    await write({ ...deps, config, announce }, by, async () => {}).catch(() => {});
    expect(await listJobs()).toEqual([]);
  });
});

test("an entry is on the account of who writes, unless it says otherwise", async () => {
  await write(deps, by, async ({ record }) => {
    await record({ action: "sign_out", target: "user:1" });
    await record({ action: "sign_out", target: "user:1", actorId: 7 });
  });
  const entries = await deps.db.selectFrom("audit_log").select(["actor_id", "address"]).orderBy("id").execute();
  expect(entries).toEqual([
    { actor_id: null, address: by.address },
    { actor_id: 7, address: by.address },
  ]);
});

describe("the API", () => {
  let api: Api;
  let client: ClientCaller;
  beforeEach(async () => {
    api = await openApi(deps);
    client = await api.client();
    heard = [];
  });

  const lastNews = () => [...(heard.at(-1) ?? [])].sort();

  test("names in its answer exactly what a write has changed", async () => {
    const card = `client:${client.id}` as const;
    const video = { title: "Tour", youtube_url: "https://youtu.be/aqz-KE-bpKQ" };
    const admin = await api.admin();
    const form = { name: "Vase", image: await pngFile() };
    const product = await client.call("createProduct", { form });
    const calls: [() => Promise<{ headers: Headers }>, PageNews][] = [
      [() => client.call("createVideo", { json: video }), [card, contentOnly]],
      [() => client.call("createProduct", { form }), [card, contentOnly, "products"]],
      [() => client.call("updateProfile", { json: { about_us: "New" } }), [card, contentOnly]],
      [() => client.call("updateAccount", { json: { phone: "+91 12345 67890" } }), [card, contentOnly]],
      // Not `contentOnly`: once a slug moved, a file was removed or a client is blocked, stale pages must not be
      // served.
      [() => client.call("updateProfile", { json: { company_name: "Another name" } }), [card, "companies"]],
      [() => client.call("deleteProduct", { params: { id: product.body.id } }), [card, "products"]],
      [() => admin.call("blockClient", { params: { id: client.id } }), [card, "companies"]],
      [() => admin.call("unblockClient", { params: { id: client.id } }), [card, "companies"]],
      [() => admin.call("deleteClient", { params: { id: client.id } }), [card, "companies"]],
    ];
    for (const [call, news] of calls) {
      const { headers } = await call();
      expect(headers.get(changedHeader)?.split(" ").sort()).toEqual(news);
      expect(lastNews()).toEqual(news);
    }
  });

  test("says of a write that changed no page that it did not, and of reads nothing", async () => {
    const refused = await client.call("createVideo", { json: {} });
    const password = { current_password: client.password, new_password: "another good one" };
    const changed = await client.call("changeOwnPassword", { json: password });
    for (const { headers } of [refused, changed]) expect(headers.get(changedHeader)).toBe("");
    expect((await client.call("listVideos")).headers.has(changedHeader)).toBe(false);
    expect(heard).toEqual([]);
  });

  test("keeps what calls announce at the same time apart", async () => {
    const other = await api.client();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const caller = index % 2 ? client : other;
        const json = { title: `Tour ${index}`, youtube_url: "https://youtu.be/aqz-KE-bpKQ" };
        const { headers } = await caller.call("createVideo", { json });
        return [caller.id, headers.get(changedHeader)];
      }),
    );
    for (const [id, news] of answers) expect(news).toBe(`client:${id} ${contentOnly}`);
  });
});
