import { writeFile } from "node:fs/promises";
import path from "node:path";
import { log } from "@/lib/runtime/log/log";
import { takeScheduledBackup } from "@/provider/backup/jobs";
import { parseArchiveName } from "@/provider/backup/places/names";
import { takeBackup } from "@/provider/backup/take";
import { insertFiles, keepUpload } from "@/provider/kernel/write/files-repo";
import { uploadOf } from "@/provider/media/keys";
import { openProvider } from "@/provider/open";
import { buildDeps, type TestDeps } from "../build-deps";
import { insertClient } from "../insert-client";
import { fillOldDatabase, makeOldDatabase } from "../ports/database/first-release";
import { readFileRows } from "../ports/database/read-both";
import { openStubStore } from "../ports/files/open-stub-store";
import { newKey } from "../ports/files/stored-content";
import { testOptions } from "../test-options";
import { listArchives, makeFolder, removeFolders } from "./sites";

const hour = 60 * 60_000;

beforeEach(() => {
  for (const method of ["info", "warn", "error"] as const) jest.spyOn(log, method).mockImplementation(() => {});
});
afterEach(async () => {
  jest.restoreAllMocks();
  await removeFolders();
});

/** Cause and time of each backup, the newest first. */
const tell = async (folder: string) =>
  (await listArchives(folder)).map((file) => {
    const { cause, takenAt } = parseArchiveName(path.basename(file)) ?? {};
    return `${cause} ${takenAt?.toISOString().slice(11, 16)}`;
  });

describe("on a schedule", () => {
  let deps: TestDeps;
  let to: string;
  let time: number;
  const signal = new AbortController().signal;
  beforeEach(async () => {
    time = Date.UTC(2026, 10, 23, 8);
    deps = await buildDeps({ now: () => new Date(time) });
    to = await makeFolder();
  });
  afterEach(() => deps.close());
  const run = (every?: number, stop = signal) => {
    const config = { ...deps.config, backup: { to, keep: 2, every, isBeforeMigration: false } };
    return takeScheduledBackup.run({ ...deps, config }, {}, stop);
  };

  test("makes none where they are off, and each when the last is old enough", async () => {
    await run();
    expect(await tell(to)).toEqual([]);
    await run(hour);
    await run(hour);
    expect(await tell(to)).toEqual(["scheduled 08:00"]);
    time += hour - 1_000;
    await run(hour);
    expect(await tell(to)).toEqual(["scheduled 08:00"]);
    time += 1_000;
    await run(hour);
    expect(await tell(to)).toEqual(["scheduled 09:00", "scheduled 08:00"]);
  });

  test("deletes the oldest, except those made by hand", async () => {
    const config = { ...deps.config, backup: { to, keep: 2, isBeforeMigration: false } };
    const progress = { phase() {}, advance() {}, report() {} };
    await takeBackup(config, { cause: "by-hand", withFiles: true, now: new Date(time), progress, signal });
    await writeFile(path.join(to, "notes.txt"), "mine");
    for (let count = 0; count < 4; count++) {
      await run(hour);
      time += hour;
    }
    expect(await tell(to)).toEqual(["scheduled 11:00", "scheduled 10:00", "by-hand 08:00"]);
  });

  test("a backup with missing files deletes no older one, and an unreachable store ends it", async () => {
    const client_id = await insertClient(deps.db);
    const keys = await Promise.all(
      [1, 2].map(async (number) => {
        const key = newKey();
        await deps.files.put(key, Buffer.alloc(number), number);
        const row = { key, upload: uploadOf(key), client_id, purpose: "product", bytes: number, width: 1, height: 1 };
        await insertFiles(deps.db, [row], deps.now().toISOString());
        await keepUpload(deps.db, row.upload);
        return key;
      }),
    );
    for (let count = 0; count < 2; count++, time += hour) await run(hour);
    await deps.files.remove(keys);
    await run(hour);
    expect(await tell(to)).toEqual(["scheduled 10:00", "scheduled 09:00", "scheduled 08:00"]);
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining("older backups stay"));

    const away = await openStubStore((response) => response.writeHead(503).end());
    const config = { ...deps.config, s3: away.options, backup: { to, keep: 2, every: hour, isBeforeMigration: false } };
    time += hour;
    await expect(takeScheduledBackup.run({ ...deps, config }, {}, signal)).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringContaining("The file store does not answer"),
    });
    expect(await tell(to)).toHaveLength(3);
    await away.close();
  });

  test("a backup dated in the future does not stop the next", async () => {
    time += 1_000 * hour;
    await run(hour);
    time -= 1_000 * hour;
    await run(hour);
    await run(hour);
    expect(await tell(to)).toHaveLength(2);
  });

  test("an aborted backup leaves nothing behind, and the next run makes it", async () => {
    const stopping = new AbortController();
    stopping.abort(new Error("The service ends"));
    await expect(run(hour, stopping.signal)).rejects.toThrow("The service ends");
    expect(await tell(to)).toEqual([]);
    await run(hour);
    expect(await tell(to)).toEqual(["scheduled 08:00"]);
  });
});

describe("before rows are brought to a newer schema", () => {
  let dataDir: string;
  let file: string;
  beforeEach(async () => {
    dataDir = await makeFolder();
    file = path.join(dataDir, "namaskard.db");
    const old = makeOldDatabase(file);
    fillOldDatabase(old, 3);
    old.close();
  });
  const open = (backup: Partial<typeof testOptions.backup & { to: string }> = {}) =>
    openProvider({ ...testOptions, dataDir, backup: { keep: 2, isBeforeMigration: true, ...backup } });

  test("the database is backed up once", async () => {
    await (await open()).close();
    const folder = path.join(dataDir, "backups");
    expect(await tell(folder)).toEqual([expect.stringMatching(/^before-migration /)]);
    await (await open()).close();
    expect(await tell(folder)).toHaveLength(1);
    expect(log.info).toHaveBeenCalledWith(
      "Rows were saved before a migration",
      expect.objectContaining({ migration: "0006_stored_folding" }),
    );
  });

  test("a new database needs no backup", async () => {
    const fresh = await makeFolder();
    await (
      await openProvider({ ...testOptions, dataDir: fresh, backup: { keep: 2, isBeforeMigration: true } })
    ).close();
    expect(await tell(path.join(fresh, "backups"))).toEqual([]);
  });

  test("if the backup fails nothing is migrated, unless the settings allow it", async () => {
    const blocked = path.join(dataDir, "file");
    await writeFile(blocked, "");
    const before = readFileRows(file);
    await expect(open({ to: blocked })).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(
        /^Rows are saved before 0006_stored_folding changes them, and could not be: BACKUP_TO .*BACKUP_BEFORE_MIGRATION=false/,
      ),
    });
    expect(readFileRows(file)).toEqual(before);
    await (await open({ to: blocked, isBeforeMigration: false })).close();
    expect(readFileRows(file)).not.toEqual(before);
  });
});
