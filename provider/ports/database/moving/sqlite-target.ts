import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { Kysely } from "kysely";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { StartError } from "@/lib/runtime/start-error";
import { migrate } from "../migrate";
import type { Database } from "../schema";
import { createSqliteDialect } from "../sqlite-dialect";
import { decodeCell } from "./cells";
import type { RowTarget } from "./row-target";
import { readSqliteTables } from "./sqlite-tables";

/** A new SQLite file, in place of what a former attempt left there; nobody else opens it before it is finished. */
export async function openSqliteTarget(file: string, upTo: string): Promise<RowTarget> {
  for (const each of [file, `${file}-journal`]) rmSync(each, { force: true });
  closeSync(openSync(file, "wx", 0o600));
  const sqlite = new SQLite(file);
  // Lost with the power, it is simply made anew.
  for (const pragma of ["synchronous=OFF", "foreign_keys=OFF", "trusted_schema=OFF"]) sqlite.pragma(pragma);
  const db = new Kysely<Database>({ dialect: createSqliteDialect(sqlite) });
  try {
    await migrate(db, { upTo });
    return {
      tables: readSqliteTables(sqlite),

      async insert({ name, columns }, rows) {
        const names = columns.map((column) => `"${column.name}"`).join();
        const marks = columns.map(() => "?").join();
        const statement = sqlite.prepare(`insert into "${name}" (${names}) values (${marks})`);
        sqlite.transaction(() => {
          for (const row of rows) statement.run(row.map((cell, index) => decodeCell(cell, columns[index]?.kind)));
        })();
      },

      async setCounter({ name, counter }, lastGiven) {
        if (counter === null || lastGiven === 0n) return;
        const { changes } = sqlite
          .prepare("update sqlite_sequence set seq = max(seq, ?) where name = ?")
          .run(lastGiven, name);
        if (changes === 0) sqlite.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(name, lastGiven);
      },

      async finish() {
        const [stray] = sqlite.pragma("foreign_key_check") as { table: string; parent: string }[];
        if (stray) throw new StartError(`A row of ${stray.table} belongs to one of ${stray.parent} that is not there`);
        sqlite.pragma("foreign_keys=ON");
        await migrate(db);
        const verdict = sqlite.pragma("integrity_check", { simple: true });
        if (verdict !== "ok") throw new StartError(`The database ${file} came out damaged: ${verdict}`);
      },

      db,

      async admit() {
        // As it is served. Nothing before this was flushed.
        sqlite.pragma("journal_mode=WAL");
        const handle = openSync(file, "r+");
        fsyncSync(handle);
        closeSync(handle);
      },

      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
