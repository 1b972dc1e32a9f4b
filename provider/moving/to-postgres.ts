import { existsSync } from "node:fs";
import { amount } from "@/lib/contract/notification-texts";
import { findDataDir, lockDataDir } from "@/lib/runtime/data-dir";
import { formatCount } from "@/lib/runtime/progress";
import { StartError } from "@/lib/runtime/start-error";
import type { Command, CommandContext } from "../admin/command";
import { saveBeforeMigration } from "../backup/before-migration";
import { openOptions } from "../env";
import { type MoveWatch, moveRows } from "../ports/database/moving/move-rows";
import { leaveMoved, requireNotMoved } from "../ports/database/notices";
import { sqliteFile } from "../ports/database/open";

export const migrateToPostgres: Command = {
  help: `Moves the rows of the SQLite database in DATA_DIR into the empty PostgreSQL database at DATABASE_URL and compares
every one of them. The service has to be stopped. The SQLite file is brought to the newest schema, as any start does,
and stays as a backup. A move that was cut off goes on when the command is run again; until it is whole, no service
starts on DATABASE_URL.`,
  options: {
    replace: "Put U+FFFD in the place of characters that PostgreSQL cannot keep, instead of naming their row",
  },

  async run({ env, has, progress, signal }) {
    const url = env.DATABASE_URL;
    if (!url) throw new StartError("DATABASE_URL: must name the PostgreSQL database that the rows go to");
    const dataDir = findDataDir(env.DATA_DIR);
    const file = sqliteFile(dataDir);
    if (!existsSync(file)) throw new StartError(`DATA_DIR ${dataDir} holds no database to move: ${file} is missing`);

    const { unlock } = lockDataDir(dataDir);
    try {
      progress.phase(`Bringing ${file} to the newest schema`);
      const counts = await moveRows({
        file,
        url,
        replace: has("replace"),
        watch: createWatch(progress, signal),
        // The rows of the old database, wherever DATABASE_URL leads.
        beforeMigration: saveBeforeMigration({ ...openOptions(env), dataDir, databaseUrl: undefined }),
        begin: () => requireNotMoved(dataDir),
        settle: () => leaveMoved(dataDir, new Date()),
      });
      return summarize(counts, file);
    } finally {
      unlock();
    }
  },
};

const titles = { copy: "Copying", verify: "Comparing" };

function createWatch(progress: CommandContext["progress"], signal: AbortSignal): MoveWatch {
  let current = { table: "", rows: 0, done: 0 };
  return {
    begin(step, table, rows, done) {
      signal.throwIfAborted();
      current = { table, rows, done };
      const before = done > 0 ? `, of which ${formatCount(done)} are there` : "";
      progress.phase(`${titles[step]} ${table}: ${amount(rows, "row")}${before}`);
    },
    advance(rows) {
      current.done += rows;
      progress.advance(() => `${current.table}: ${formatCount(current.done)} of ${formatCount(current.rows)}`);
      signal.throwIfAborted();
    },
  };
}

function summarize(counts: ReadonlyMap<string, number>, file: string): string[] {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const width = Math.max(...[...counts.keys()].map((table) => table.length));
  return [
    ...[...counts].map(([table, count]) => `  ${table.padEnd(width)}  ${formatCount(count)}`),
    `${amount(rows, "row")} of ${amount(counts.size, "table")} moved, and every one was compared.`,
    "Now start the service with the DATABASE_URL of this command. Keep DATA_DIR: it holds the secrets and,",
    `without S3_…, the files. Keep ${file} as a backup if you like; no service starts on it.`,
  ];
}
