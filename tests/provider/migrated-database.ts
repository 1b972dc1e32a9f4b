import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { copyFile, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openSqlite } from "@/provider/ports/database/sqlite";

const folder = "provider/ports/database/migrations";

/** Copies an empty migrated database, since the migrations take longer than most tests. */
export async function copyMigratedDatabase(file: string): Promise<void> {
  const migrated = path.join(tmpdir(), `namaskard-migrated-${fingerprintMigrations()}.db`);
  if (!existsSync(migrated)) {
    const own = `${migrated}.${process.pid}`;
    await (await openSqlite(own)).close();
    await rename(own, migrated);
  }
  await copyFile(migrated, file);
}

function fingerprintMigrations(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, 16);
}
