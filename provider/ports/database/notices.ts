import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "@/lib/runtime/start-error";

/** Left by an older version next to an SQLite database whose rows it had moved to PostgreSQL. */
export const movedNotice = "moved-to-postgres.txt";

/** Marks a data folder while a backup is being restored into it; the first line names the backup. */
const restoringNotice = "unfinished-restore.txt";

/** @throws StartError if the rows were moved to PostgreSQL, or a restore is unfinished. */
export function requireServable(dataDir: string): void {
  const moved = path.join(dataDir, movedNotice);
  if (existsSync(moved))
    throw new StartError(
      `The rows of DATA_DIR ${dataDir} were moved to PostgreSQL: set DATABASE_URL, ` +
        `or remove ${moved} to go back to what they were before`,
    );
  if (readRestoring(dataDir) === null) return;
  throw new StartError(
    `A backup was not restored to its end in DATA_DIR ${dataDir}: run npm run restore again with the same one, ` +
      `or remove ${path.join(dataDir, restoringNotice)} to start what was there before`,
  );
}

/** The backup that is being restored here; null if none. */
export function readRestoring(dataDir: string): string | null {
  const file = path.join(dataDir, restoringNotice);
  return existsSync(file) ? (readFileSync(file, "utf8").split("\n")[0] ?? "") : null;
}

export function leaveRestoring(dataDir: string, source: string): void {
  const text = `${source}\nis being restored here, and no service starts until it is. Run npm run restore with it again.\n`;
  writeFileSync(path.join(dataDir, restoringNotice), text, { flush: true });
}

export function removeRestoring(dataDir: string): void {
  rmSync(path.join(dataDir, restoringNotice), { force: true });
}
