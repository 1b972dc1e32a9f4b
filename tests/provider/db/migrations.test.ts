import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, Migrator, SqliteDialect, sql } from "kysely";
import { migrations } from "@/provider/db/migrations";
import { openDatabase } from "@/provider/db/open";
import { insertClient } from "../insert-client";

test("0002 finds the client of entries that were written before it", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-migrations-"));
  const file = path.join(folder, "namaskard.db");
  const older = new Kysely<never>({ dialect: new SqliteDialect({ database: new SQLite(file) }) });
  const first = { getMigrations: async () => ({ "0001_initial": migrations["0001_initial"] as never }) };
  const { error } = await new Migrator({ db: older, provider: first }).migrateToLatest();
  expect(error).toBeUndefined();
  const clientId = await insertClient(older as never);
  const client = await sql<{ id: number; email: string }>`select id, email from users`.execute(older);
  const { id: userId, email } = client.rows[0] as { id: number; email: string };
  for (const target of [`client:${clientId}`, `user:${userId}`, `email:${email}`, "user:999", "email:x@example.com"])
    await sql`insert into audit_log (at, actor_id, action, target, address, detail)
      values ('2026-11-20T10:00:00.000Z', null, 'sign_in', ${target}, '', '')`.execute(older);
  await older.destroy();

  const db = await openDatabase(file);
  const entries = await db.selectFrom("audit_log").select("client_id").orderBy("id").execute();
  expect(entries.map(({ client_id }) => client_id)).toEqual([clientId, clientId, clientId, null, null]);
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});
