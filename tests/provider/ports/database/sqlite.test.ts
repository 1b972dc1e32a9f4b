import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { takeKey } from "@/provider/kernel/http/idempotency-claims";
import { openSqlite } from "@/provider/ports/database/sqlite";
import { transact } from "@/provider/ports/database/transact";
import { insertClient } from "../../insert-client";
import { describeDatabase } from "./describe-database";
import { describeAccessMatrix } from "./suites/access-matrix";
import { describeLeadsOfPeople } from "./suites/leads-of-people";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "namaskard-sqlite-"));
  file = path.join(folder, "namaskard.db");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("SQLite", () =>
  describeDatabase(async () => {
    const { db, close } = await openSqlite(":memory:");
    return { handles: [db, db.withoutPlugins()], close };
  }));

describe("leads of people on SQLite", () => describeLeadsOfPeople(() => openSqlite(":memory:")));

describe("who may do what on SQLite", () => describeAccessMatrix(() => openSqlite(":memory:")));

test("the database and what SQLite keeps beside it are for their owner alone, an older one's too", async () => {
  await writeFile(file, "", { mode: 0o644 });
  const { db, close } = await openSqlite(file);
  await db.insertInto("meta").values(fill("small")).execute();
  const files = await readdir(folder);
  expect(files.sort()).toEqual(["", "-shm", "-wal"].map((end) => path.basename(file) + end));
  for (const each of files) expect((await stat(path.join(folder, each))).mode & 0o777).toBe(0o600);
  await close();
});

const fill = (value: string) => ({ key: value.slice(0, 20), value });

test("a full disk is told as one, also in the middle of a transaction, which is undone", async () => {
  const { db, close } = await openSqlite(file);
  await sql`pragma max_page_count=80`.execute(db);
  const filling = transact(db, async (trx) => {
    await trx.insertInto("meta").values(fill("small")).execute();
    await trx
      .insertInto("meta")
      .values(fill("large".repeat(1_000_000)))
      .execute();
  });
  await expect(filling).rejects.toMatchObject({ name: "DatabaseError", failure: "full" });
  expect(await db.selectFrom("meta").selectAll().execute()).toEqual([]);
  await db.insertInto("meta").values(fill("small")).execute();
  await close();
});

test("a lock that another program holds makes writes wait, without anybody else, and then be told", async () => {
  const { db, close } = await openSqlite(file);
  const other = new SQLite(file);
  other.exec("begin immediate");
  const write = () => transact(db, (trx) => trx.insertInto("meta").values(fill("late")).execute());
  const begun = performance.now();
  const told = expect(write()).rejects.toMatchObject({ name: "DatabaseError", failure: "busy" });
  let longest = 0;
  for (let read = 0; read < 20; read++) {
    const asked = performance.now();
    expect(await db.selectFrom("meta").selectAll().execute()).toEqual([]);
    longest = Math.max(longest, performance.now() - asked);
    await sleep(50);
  }
  expect(longest).toBeLessThan(1_000);
  await told;
  expect(performance.now() - begun).toBeGreaterThan(4_900);
  const late = write();
  await sleep(200);
  other.exec("commit");
  await late;
  expect(await db.selectFrom("meta").selectAll().execute()).toHaveLength(1);
  other.close();
  await close();
}, 20_000);

test("a key that was taken when the process died is free at the next start", async () => {
  const first = await openSqlite(file);
  await insertClient(first.db);
  const call = { user_id: 1, key: "k", fingerprint: "POST /" };
  expect(await takeKey(first.db, call, new Date())).not.toBeNull();
  await first.close();
  const second = await openSqlite(file);
  expect(await takeKey(second.db, call, new Date())).not.toBeNull();
  await second.close();
});

test("a file that cannot be opened or is held by another program is one plain line", async () => {
  await expect(openSqlite(folder)).rejects.toMatchObject({
    name: "StartError",
    message: `The database ${folder} cannot be written to (EISDIR)`,
  });
  const other = new SQLite(file);
  other.pragma("locking_mode=EXCLUSIVE");
  other.exec("create table t (x)");
  await expect(openSqlite(file)).rejects.toMatchObject({
    name: "StartError",
    message: `The database ${file} is locked by another program`,
  });
  other.close();
});
