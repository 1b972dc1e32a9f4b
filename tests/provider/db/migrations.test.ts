import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, Migrator, SqliteDialect, sql } from "kysely";
import { migrations } from "@/provider/db/migrations";
import { openDatabase } from "@/provider/db/open";

test("a database of the first release keeps its content: 0002 finds entries' clients, 0005 folds names", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-migrations-"));
  const file = path.join(folder, "namaskard.db");
  const older = new Kysely<never>({ dialect: new SqliteDialect({ database: new SQLite(file) }) });
  const first = { getMigrations: async () => ({ "0001_initial": migrations["0001_initial"] as never }) };
  const { error } = await new Migrator({ db: older, provider: first }).migrateToLatest();
  expect(error).toBeUndefined();
  const [userId, clientId, email] = [7, 12, "asha@example.com"];
  await sql`insert into users values (${userId}, ${email}, 'asha', '', 0, 1, '', '')`.execute(older);
  await sql`insert into clients values (${clientId}, ${userId}, 'ＡSHA शर्मा', '', '', '')`.execute(older);
  for (const target of [`client:${clientId}`, `user:${userId}`, `email:${email}`, "user:999", "email:x@example.com"])
    await sql`insert into audit_log (at, actor_id, action, target, address, detail)
      values ('2026-11-20T10:00:00.000Z', null, 'sign_in', ${target}, '', '')`.execute(older);
  await older.destroy();

  const db = await openDatabase(file);
  const entries = await db.selectFrom("audit_log").select("client_id").orderBy("id").execute();
  expect(entries.map(({ client_id }) => client_id)).toEqual([clientId, clientId, clientId, null, null]);
  const { folded_name } = await db.selectFrom("clients").select("folded_name").executeTakeFirstOrThrow();
  expect(folded_name).toBe("asha शर्मा");
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});
