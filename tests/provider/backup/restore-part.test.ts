import { rm } from "node:fs/promises";
import path from "node:path";
import { drill } from "../../at-length";
import { type Api, admin } from "../../contract/api";
import { backUp, restore } from "./restoring";
import { addClient, apiOf, listKinds, makeSite, removeFolders, type SiteOfTest } from "./sites";

afterEach(removeFolders);

const kinds = listKinds();
type Client = Awaited<ReturnType<typeof addClient>>;

/** Two clients and a backup of both; `change` runs after the backup. */
async function saved(site: SiteOfTest, change?: (api: Api, clients: { lost: Client; other: Client }) => Promise<void>) {
  const provider = await site.open();
  const api = apiOf(provider);
  const clients = { lost: await addClient(api, { phone: "+91 98111 22233" }), other: await addClient(api) };
  const archive = await backUp(site);
  const before = await site.readRows();
  await change?.(api, clients);
  await provider.close();
  return { ...clients, archive, before };
}

const remove = (api: Api, { id }: Client) =>
  api.admin().then((administrator) => administrator.call("deleteClient", { params: { id } }));
const erase = async (api: Api, client: Client) => {
  await remove(api, client);
  await (await api.admin()).call("eraseClient", { params: { id: client.id } });
};

const lose = (site: SiteOfTest, key: string) => rm(path.join(site.dataDir, "media", key.slice(0, 2), key));

/** One client's rows, without its user, which holds times of sign-ins. */
function ownRows(rows: Awaited<ReturnType<SiteOfTest["readRows"]>>, { id }: Client) {
  const ofIt = (table: string) => (rows[table] ?? []).filter(({ client_id }) => Number(client_id) === id);
  return {
    client: rows.clients?.find((row) => Number(row.id) === id),
    ...Object.fromEntries(["slugs", "profiles", "documents", "files", "figures"].map((table) => [table, ofIt(table)])),
  };
}

test("missing files alone come back, while the service goes on, and what none has is named", async () => {
  const site = await makeSite();
  const { archive } = await saved(site);
  const files = await site.readFiles();
  const [one = "", two = ""] = Object.keys(files);
  const provider = await site.open();
  for (const key of [one, two]) await lose(site, key);
  const readRows = async () => ({ ...(await site.readRows()), jobs: "the service goes on with them" });
  const rows = await readRows();
  const { code, output } = await restore(site, ["--missing-files", archive]);
  expect([code, output]).toEqual([0, expect.stringContaining("2 files of 2 put back.")]);
  expect([await site.readFiles(), await readRows()]).toEqual([files, rows]);
  await addClient(apiOf(provider));
  await provider.close();
  const late = Object.keys(await site.readFiles()).find((key) => !(key in files)) ?? "";
  await lose(site, late);
  // Its two streams may come in either order.
  const told = await restore(site, ["--missing-files", archive]);
  expect(told.code).toBe(0);
  expect(told.output).toContain(`${late} is missing`);
  expect(told.output).toContain("1 file not in this backup either");
});

drill("a backup without files has none to give, and nothing is replaced with them", async () => {
  const site = await makeSite();
  await saved(site);
  const bare = await backUp(site, ["--without-files"]);
  for (const [args, words] of [
    [["--missing-files", bare], "was made without files"],
    [["--missing-files", "--replace", bare], "leave --replace out"],
    [["--missing-files", "--client", "1", bare], "Give either"],
    [["--email", "a@example.com", bare], "--email works only with --client"],
    [["--client"], "--client needs a value"],
    [["--client", "1", "--email", "none", bare], "--email: "],
  ] as const)
    expect(await restore(site, [...args])).toMatchObject({ code: 1, output: expect.stringContaining(words) });
});

test.each(kinds)(
  "one client comes back in $name as it was, files and all, and nothing else changes",
  async ({ make }) => {
    const site = await make();
    const { lost, other, archive, before } = await saved(site, (api, { lost }) => erase(api, lost));
    const former = await site.readRows();
    // The file is deleted too, as by the clean-up job.
    const [key = ""] = (before.files ?? [])
      .filter(({ client_id }) => Number(client_id) === lost.id)
      .map((row) => String(row.key));
    await lose(site, key);
    const { code, output } = await restore(site, ["--client", lost.slug, archive]);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^Client \d+ \(.+\) is back as it was on .+, with 1 file put back\.$/m),
    ]);
    const now = await site.readRows();
    expect(ownRows(now, lost)).toEqual(ownRows(before, lost));
    expect(ownRows(now, other)).toEqual(ownRows(former, other));
    expect(now.users).toHaveLength(before.users?.length ?? 0);

    const provider = await site.open();
    const api = apiOf(provider);
    expect((await api.anonymous.file(`/media/${key}`)).status).toBe(200);
    await api.signIn(lost.email, lost.password);
    // New ids continue after the restored one.
    expect((await api.client()).id).toBeGreaterThan(Math.max(lost.id, other.id));
    await provider.close();
  },
);

test("one that is here, or was deleted and can be restored, stays unless it is to be replaced", async () => {
  const site = await makeSite();
  const { lost, archive, before } = await saved(site, async (api, { lost }) => {
    await lost.call("updateProfile", { json: { about_us: "Ruined" } });
    await api.client();
  });
  const refuse = async (words: string) => {
    const rows = await site.readRows();
    expect(await restore(site, ["--client", String(lost.id), archive])).toMatchObject({
      code: 1,
      output: expect.stringContaining(words),
    });
    expect(await site.readRows()).toEqual(rows);
  };
  await refuse(`exists: delete it first, or use --replace`);
  expect(await restore(site, ["--client", String(lost.id), "--replace", archive])).toMatchObject({ code: 0 });
  expect(ownRows(await site.readRows(), lost)).toEqual(ownRows(before, lost));

  const provider = await site.open();
  await remove(apiOf(provider), lost);
  await provider.close();
  await refuse("can be restored on the dashboard");
  expect(await restore(site, ["--client", lost.slug, "--replace", archive])).toMatchObject({ code: 0 });
  const { deleted_clients, held_slugs, ...rows } = await site.readRows();
  expect([deleted_clients, held_slugs]).toEqual([[], []]);
  expect(ownRows(rows, lost)).toEqual(ownRows(before, lost));
});

drill("an email or an address that is another's by now is told, and nothing is written", async () => {
  const site = await makeSite();
  const { lost, other, archive } = await saved(site, async (api, { lost, other }) => {
    await erase(api, lost);
    await other.call("updateProfile", { json: { slug: lost.slug } });
    await api.client({ email: lost.email });
  });
  const run = (...more: string[]) => restore(site, ["--client", String(lost.id), ...more, archive]);
  const rows = await site.readRows();
  for (const [args, words] of [
    [[], `has the email ${lost.email} now: give another one with --email`],
    [["--email", "new@example.com"], `Client ${other.id} now has the card address /${lost.slug}`],
    [["--email", admin.email], "now: give another one with --email"],
  ] as const)
    expect(await run(...args)).toMatchObject({ code: 1, output: expect.stringContaining(words) });
  expect(await site.readRows()).toEqual(rows);
  expect(await restore(site, ["--client", "nobody-here", archive])).toMatchObject({
    code: 1,
    output: expect.stringContaining('The backup has no client "nobody-here"'),
  });
});

drill("a phone that another signs in with by now is told, and nothing is written", async () => {
  const site = await makeSite();
  const { lost, archive } = await saved(site, async (api, { lost }) => {
    await erase(api, lost);
    await api.client({ phone: "98111 22233" });
  });
  const run = (...more: string[]) => restore(site, ["--client", String(lost.id), ...more, archive]);
  const rows = await site.readRows();
  expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining("give another one with --phone") });
  expect(await site.readRows()).toEqual(rows);
  expect(await run("--phone", "+91 98111 99999")).toMatchObject({ code: 0 });
});

drill("a former address that is another's by now stays theirs, and is told", async () => {
  const site = await makeSite();
  const provider = await site.open();
  const api = apiOf(provider);
  const lost = await addClient(api, { phone: "+91 98111 22233" });
  await lost.call("updateProfile", { json: { slug: "second-address" } });
  const archive = await backUp(site);
  await erase(api, lost);
  const other = await addClient(api);
  await other.call("updateProfile", { json: { slug: lost.slug } });
  await provider.close();
  const { code, output } = await restore(site, ["--client", "second-address", archive]);
  expect([code, output]).toEqual([
    0,
    expect.stringContaining(`Its former address /${lost.slug} now belongs to client ${other.id} and was left there.`),
  ]);
  const { slugs = [] } = await site.readRows();
  expect(slugs.filter(({ client_id }) => Number(client_id) === lost.id).map(({ slug }) => slug)).toEqual([
    "second-address",
  ]);
});
