import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "@/lib/process/start-error";

/**
 * Lies beside an SQLite database whose rows live in PostgreSQL by now. A start that forgot DATABASE_URL would otherwise
 * serve the old rows and take new ones, which nobody would miss until the two had grown apart.
 */
const noticeOf = (dataDir: string) => path.join(dataDir, "moved-to-postgres.txt");

export function isMoved(dataDir: string): boolean {
  return existsSync(noticeOf(dataDir));
}

/** @throws StartError where the rows of the folder's database have moved on. */
export function requireNotMoved(dataDir: string): void {
  if (!isMoved(dataDir)) return;
  throw new StartError(
    `The rows of DATA_DIR ${dataDir} were moved to PostgreSQL: set DATABASE_URL, ` +
      `or remove ${noticeOf(dataDir)} to go back to what they were before`,
  );
}

export function leaveNotice(dataDir: string, at: Date): void {
  const text =
    `On ${at.toISOString()} the rows of namaskard.db were moved to PostgreSQL, and DATABASE_URL names them.\n` +
    "The file is kept as a backup of that moment. To go back to it, and lose what came later, remove this notice.\n";
  writeFileSync(noticeOf(dataDir), text, { flush: true });
}
