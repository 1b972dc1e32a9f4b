import { copyFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { openSqlite } from "@/provider/ports/database/sqlite";
import { drill, isAtLength } from "../../at-length";
import { hasPostgres } from "../../servers/postgres";
import { hasS3, installTime, openOwnS3, openS3, optionsOf } from "../../servers/s3";
import { fillOldDatabase, makeOldDatabase } from "../ports/database/first-release";
import { readFileRows } from "../ports/database/read-both";
import { openSchemas, type Schemas } from "../ports/database/schemas";
import { runCommand } from "../run-command";
import { backUp, expectToServe, fill, restore } from "./restoring";
import { apiOf, listArchives, listKinds, makeFolder, makeSite, removeFolders } from "./sites";

afterEach(removeFolders);

const kinds = listKinds({ seedDemo: true });
const pairs = kinds.flatMap((from) => kinds.map((to) => ({ title: `${from.name} to ${to.name}`, from, to })));

test.each(pairs)("from $title every row, file and session is the same", async ({ from, to }) => {
  const [site, other] = [await from.make(), await to.make()];
  const people = await fill(site);
  const archive = await backUp(site);
  const { code, output } = await restore(other, [archive]);
  expect([code, output]).toEqual([0, expect.stringMatching(/^[\d,]+ rows and [\d,]+ files of [\d,]+ bytes restored/m)]);
  expect(await other.readRows()).toEqual(await site.readRows());
  expect(await other.readFiles()).toEqual(await site.readFiles());
  await expectToServe(other, people);
});

/** What a small shop begins on, and what it moves to when it has grown; a backup and a restore are the way. */
if (isAtLength && hasS3() && hasPostgres())
  describe("moving between a folder and PostgreSQL with a bucket", () => {
    let schemas: Schemas;
    let store: Awaited<ReturnType<typeof openOwnS3>>;
    beforeAll(async () => {
      schemas = await openSchemas();
      store = await openOwnS3();
    }, installTime);
    afterAll(async () => {
      await schemas.close();
      await store?.close();
    });

    test("every row and file arrives with every value, and back again", async () => {
      if (!store) throw new Error("There was a store when its tests were named");
      const small = await makeSite({ seedDemo: true });
      const people = await fill(small);
      const [rows, files] = [await small.readRows(), await small.readFiles()];

      const large = await makeSite({ schemas, s3: optionsOf(store), seedDemo: true });
      expect(await restore(large, [await backUp(small)])).toMatchObject({ code: 0 });
      expect(await large.readRows()).toEqual(rows);
      expect(await large.readFiles()).toEqual(files);
      expect(await readdir(large.dataDir)).not.toContain("media");

      const again = await makeSite({ seedDemo: true });
      expect(await restore(again, [await backUp(large)])).toMatchObject({ code: 0 });
      expect(await again.readRows()).toEqual(rows);
      expect(await again.readFiles()).toEqual(files);
      for (const site of [large, again]) await expectToServe(site, people);
    });

    test("in the folder that is in use already, with what was there put aside", async () => {
      if (!store) throw new Error("There was a store when its tests were named");
      const small = await makeSite();
      const people = await fill(small);
      const archive = await backUp(small);
      const rows = await small.readRows();
      const large = await makeSite({ schemas, s3: optionsOf(store), folder: small.dataDir });
      expect(await restore(large, ["--replace", archive])).toMatchObject({ code: 0 });
      expect(await large.readRows()).toEqual(rows);
      await expectToServe(large, people);
      // A start without DATABASE_URL refuses instead of creating an empty site.
      await expect(small.open()).rejects.toMatchObject({ name: "StartError" });
    });
  });

if (hasS3())
  drill(
    "files come from a bucket and go to one, and a backup may be in one itself",
    async () => {
      const store = await openS3();
      if (!store) throw new Error("There was a store when its tests were named");
      try {
        const s3 = optionsOf(store);
        const site = await makeSite({ s3, seedDemo: true });
        const people = await fill(site);
        const { host, protocol } = new URL(s3.endpoint);
        const keys = `${encodeURIComponent(s3.accessKeyId)}:${encodeURIComponent(s3.secretAccessKey)}`;
        const more = {
          BACKUP_TO: `${protocol}//${keys}@${host}/${s3.bucket}/backups/cards?region=${s3.region}`,
          BACKUP_PASSPHRASE: "correct horse battery staple",
        };
        const made = await runCommand("backup", { env: { ...site.env, ...more } });
        expect([made.code, made.output]).toEqual([0, expect.stringContaining("opens only with its BACKUP_PASSPHRASE")]);
        const { output } = await restore(site, [], more);
        const [name = ""] = /namaskard-\w+-by-hand\.tar\.age/.exec(output) ?? [];
        expect(output).not.toContain(s3.secretAccessKey);

        const embedded = await makeSite();
        expect(await restore(embedded, [name], more)).toMatchObject({ code: 0 });
        expect(await embedded.readRows()).toEqual(await site.readRows());
        expect(await embedded.readFiles()).toEqual(await site.readFiles());
        const again = await makeSite({ s3 });
        expect(await restore(again, [await backUp(embedded)])).toMatchObject({ code: 0 });
        await expectToServe(again, people);
      } finally {
        await store.close();
      }
    },
    installTime,
  );

drill("taken while people write it is of one moment, and has all that was acknowledged before", async () => {
  const site = await makeSite();
  const provider = await site.open();
  const api = apiOf(provider);
  const before = await Promise.all(Array.from({ length: 5 }, () => api.client()));
  let isOver = false;
  const keepWriting = async () => {
    while (!isOver) {
      const client = await api.client();
      await client.call("updateProfile", { form: { about_us: client.companyName } });
    }
  };
  const writers = [keepWriting(), keepWriting()];
  const archives: string[] = [];
  try {
    for (let count = 0; count < 3; count++) archives.push(await backUp(site));
  } finally {
    isOver = true;
    await Promise.all(writers);
    await provider.close();
  }
  const final = await site.readRows();
  for (const archive of archives) {
    const other = await makeSite();
    expect(await restore(other, [archive])).toMatchObject({ code: 0 });
    const rows = await other.readRows();
    const ids = (table: string) => rows[table]?.map(({ id }) => id);
    expect(ids("clients")).toEqual(expect.arrayContaining(before.map(({ id }) => String(id))));
    // A client, its user and its slug are written in one transaction, so the backup holds all of them or none.
    expect(ids("users")).toEqual(expect.arrayContaining(rows.clients?.map(({ user_id }) => user_id) ?? []));
    expect(rows.users).toHaveLength((rows.clients?.length ?? 0) + 1);
    expect(new Set(rows.slugs?.map(({ client_id }) => client_id))).toEqual(new Set(ids("clients")));
    expect(rows.clients?.length).toBeLessThan(final.clients?.length ?? 0);
    await (await other.open()).close();
  }
});

describe("what is there", () => {
  test("is not overwritten, but put aside where that is asked for", async () => {
    const [site, other] = [await makeSite(), await makeSite()];
    const people = await fill(site);
    await (await other.open()).close();
    const former = await other.readRows();
    const archive = await backUp(site);
    expect(await restore(other, [archive])).toMatchObject({
      code: 1,
      output: expect.stringContaining(`DATA_DIR ${other.dataDir} is not empty: name an empty one, or give --replace`),
    });
    expect(await other.readRows()).toEqual(former);

    const { code, output } = await restore(other, ["--replace", archive]);
    const aside = /What was there before is in (\S+)\. Delete/.exec(output)?.[1] ?? "";
    expect([code, readFileRows(path.join(aside, "namaskard.db"))]).toEqual([0, former]);
    await expectToServe(other, people);
  });

  drill("may be gone on with where a restore was stopped", async () => {
    const [site, other] = [await makeSite(), await makeSite()];
    await fill(site);
    await fill(other);
    const archive = await backUp(site);
    const former = await other.readRows();
    const cut = { by: "SIGTERM", afterLines: 2 } as const;
    const { code, output } = await runCommand("restore", { env: other.env, args: ["--replace", archive], cut });
    if (code !== 0) {
      expect(output).toContain("Stopped before the end");
      expect(await other.readRows()).toEqual(former);
    }
    await (await other.open()).close();
  });

  drill("is not touched while a service is at work on it", async () => {
    const site = await makeSite();
    await fill(site);
    const archive = await backUp(site);
    const provider = await site.open();
    expect(await restore(site, ["--replace", archive])).toMatchObject({
      code: 1,
      output: expect.stringContaining(`is in use by process ${process.pid}; stop that one first`),
    });
    await provider.close();
  });

  drill("stays as it is where the backup is damaged, shortened, newer or none", async () => {
    const site = await makeSite();
    await fill(site);
    const archive = await backUp(site);
    const rows = await site.readRows();
    const bytes = await readFile(archive);
    const changed = Buffer.from(bytes);
    changed[20_000] = (changed[20_000] ?? 0) ^ 1;
    const bad = path.join(await makeFolder(), "bad.tar");
    for (const [content, words] of [
      [changed, "This backup is damaged"],
      [bytes.subarray(0, bytes.length - 5_000), "This backup is damaged"],
      [Buffer.from("no backup at all"), "This backup is damaged"],
    ] as const) {
      await writeFile(bad, content);
      expect(await restore(site, ["--replace", bad])).toMatchObject({
        code: 1,
        output: expect.stringContaining(words),
      });
    }
    expect(await restore(site, ["--replace", "/nowhere/backup.tar"])).toMatchObject({
      code: 1,
      output: "There is no backup /nowhere/backup.tar\n",
    });
    const newer = await makeSite();
    await (await newer.open()).close();
    const sqlite = new SQLite(path.join(newer.dataDir, "namaskard.db"));
    sqlite.exec("insert into kysely_migration values ('9999_future', '2026-11-20T10:00:00.000Z')");
    sqlite.close();
    expect(await restore(site, ["--replace", await backUp(newer)])).toMatchObject({
      code: 1,
      output: expect.stringContaining("made by a newer version, which made 9999_future; restore it with that one"),
    });
    expect(await site.readRows()).toEqual(rows);
    await (await site.open()).close();
  });
});

test.each(kinds)("cut off in $name it lets no service start, and is whole when it is run again", async ({ make }) => {
  const site = await makeSite();
  const people = await fill(site);
  const archive = await backUp(site);
  const other = await make();
  const cut = { by: "SIGKILL", afterLines: 2 } as const;
  const { code } = await runCommand("restore", { env: other.env, args: [archive], cut });
  if (code !== 0) await expect(other.open()).rejects.toMatchObject({ name: "StartError" });
  expect(await restore(other, code === 0 ? ["--help"] : [archive])).toMatchObject({ code: 0 });
  expect(await other.readRows()).toEqual(await site.readRows());
  await expectToServe(other, people);
});

drill("one of an earlier release is brought to the newest schema, as that release's own database is", async () => {
  const site = await makeSite();
  const file = path.join(site.dataDir, "namaskard.db");
  const old = makeOldDatabase(file);
  fillOldDatabase(old, 30);
  old.close();
  const archive = await backUp(site);
  const moved = await makeSite();
  await copyFile(file, path.join(moved.dataDir, "namaskard.db"));
  await (await openSqlite(path.join(moved.dataDir, "namaskard.db"))).close();

  const other = await makeSite();
  expect(await restore(other, [archive])).toMatchObject({ code: 0 });
  expect(await other.readRows()).toEqual(await moved.readRows());
});

drill(
  "files that are missing are named, and keep nothing else from being saved; without files none is in it",
  async () => {
    const site = await makeSite();
    const people = await fill(site);
    const [lost = "", ...kept] = Object.keys(await site.readFiles());
    await rm(path.join(site.dataDir, "media", lost.slice(0, 2), lost));
    const to = await makeFolder();
    const { code, output } = await runCommand("backup", { env: { ...site.env, BACKUP_TO: to } });
    expect([code, output]).toEqual([0, expect.stringContaining(`${lost} is not in the backup: it is missing`)]);
    const other = await makeSite();
    const restored = await restore(other, await listArchives(to));
    expect([restored.code, restored.output]).toEqual([
      0,
      expect.stringContaining("1 file named in the database but not found"),
    ]);
    expect(Object.keys(await other.readFiles()).sort()).toEqual(kept.sort());

    const rowsOnly = await backUp(site, ["--without-files"], { BACKUP_PASSPHRASE: "correct horse battery" });
    const bare = await makeSite();
    expect(await restore(bare, [rowsOnly])).toMatchObject({
      code: 1,
      output: expect.stringContaining("BACKUP_PASSPHRASE"),
    });
    expect(await restore(bare, [rowsOnly], { BACKUP_PASSPHRASE: "correct horse battery" })).toMatchObject({ code: 0 });
    expect([await bare.readRows(), await bare.readFiles()]).toEqual([await site.readRows(), {}]);
    // Rows alone suffice when the files are already there.
    await expectToServe(other, people, lost);
  },
);

drill("without a backup's name those that there are are listed", async () => {
  const site = await makeSite();
  const inFolder = { BACKUP_TO: await makeFolder() };
  expect(await restore(site, [], inFolder)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`There are no backups in ${inFolder.BACKUP_TO}`),
  });
  await fill(site);
  await runCommand("backup", { env: site.env });
  const listed = await restore(site, []);
  expect(listed.output).toMatch(/the newest first:\n {2}namaskard-\w+-by-hand\.tar {2}[\d,]+ bytes\n/);
});
