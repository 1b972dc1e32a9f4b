import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findSecretsFile, holdsFormerData, lockDataDir } from "@/lib/runtime/data-dir";
import { StartError } from "@/lib/runtime/start-error";
import type { ProviderConfig } from "../config";
import { leaveRestoring, movedNotice, readRestoring, removeRestoring } from "../ports/database/notices";
import { sqliteFile } from "../ports/database/open";
import { syncFolder } from "../ports/files/disk-access";
import type { Manifest } from "./archive/manifest";
import { openPostgresTarget } from "./rows/postgres";
import { openSqliteTarget } from "./rows/sqlite";
import type { RowTarget } from "./rows/tables";

type Order = { replace: boolean; manifest: Manifest };

/** Where a backup is restored. The data that a service starts from stays untouched until `settle`. */
export type Destination = {
  rows: RowTarget;
  /** Lets a service start from it. @returns the folder with what was there before, null where there was nothing. */
  settle(secrets: Uint8Array | null, now: Date): Promise<string | null>;
  close(): Promise<void>;
};

/**
 * Opens the data folder and its database as the destination.
 *
 * @throws StartError if a service is running, or there is data and `replace` is not set.
 */
export async function openDestination(
  { dataDir, databaseUrl }: Pick<ProviderConfig, "dataDir" | "databaseUrl">,
  { replace, manifest }: Order,
): Promise<Destination> {
  const { unlock } = lockDataDir(dataDir);
  try {
    // Names the backup by its time, not its file name, so that a restore can go on after the file is renamed.
    const source = `The backup of ${manifest.taken_at}`;
    if (readRestoring(dataDir) !== source && !replace) requireEmpty(dataDir);
    const upTo = manifest.migrations.at(-1) ?? "";
    const draft = `${sqliteFile(dataDir)}.restored`;
    const rows = databaseUrl
      ? await openPostgresTarget(databaseUrl, source, upTo)
      : await openSqliteTarget(draft, upTo);
    leaveRestoring(dataDir, source);
    let isUnderWay = true;
    return {
      rows,
      async settle(secrets, now) {
        isUnderWay = false;
        const aside = putAside(dataDir, now);
        if (secrets) writeFileSync(findSecretsFile(dataDir), secrets, { mode: 0o600, flush: true });
        await rows.admit();
        await rows.close();
        if (databaseUrl === undefined) renameSync(draft, sqliteFile(dataDir));
        await syncFolder(dataDir);
        removeRestoring(dataDir);
        return aside;
      },
      async close() {
        await rows.close();
        rmSync(draft, { force: true });
        // The old data is unchanged, so a service may start from it again.
        if (isUnderWay && listFormer(dataDir).length > 0) removeRestoring(dataDir);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Data of a service, without uploaded files: those never change, so they stay in place. */
function listFormer(dataDir: string): string[] {
  const database = sqliteFile(dataDir);
  const files = [
    database,
    `${database}-wal`,
    `${database}-shm`,
    findSecretsFile(dataDir),
    path.join(dataDir, movedNotice),
  ];
  return files.filter((file) => existsSync(file));
}

function requireEmpty(dataDir: string): void {
  if (listFormer(dataDir).length === 0 && !holdsFormerData(dataDir)) return;
  throw new StartError(
    `DATA_DIR ${dataDir} is not empty: name an empty one, or give --replace to put aside what is there`,
  );
}

function putAside(dataDir: string, now: Date): string | null {
  const former = listFormer(dataDir);
  if (former.length === 0) return null;
  const folder = path.join(dataDir, `replaced-${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`);
  mkdirSync(folder, { mode: 0o700 });
  for (const file of former) renameSync(file, path.join(folder, path.basename(file)));
  return folder;
}
