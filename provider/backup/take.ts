import { readFile } from "node:fs/promises";
import { findSecretsFile } from "@/lib/runtime/data-dir";
import type { Progress } from "@/lib/runtime/progress";
import type { ProviderConfig } from "../config";
import { sqliteFile } from "../ports/database/open";
import { openFiles, unhurried } from "../ports/files/open";
import type { BackupContents } from "./archive/manifest";
import { packArchive } from "./archive/pack";
import { seal } from "./archive/seal";
import { type BackupSource, collectContents } from "./contents";
import { type Cause, nameArchive, parseArchiveName } from "./places/names";
import { openPlace } from "./places/open";
import type { Place } from "./places/place";
import { openPostgresSnapshot } from "./rows/postgres";
import { openSqliteSnapshot } from "./rows/sqlite";
import type { Snapshot } from "./rows/tables";

/** The settings that a backup needs. */
export type BackupOptions = Pick<ProviderConfig, "dataDir" | "databaseUrl" | "s3" | "backup">;

/** The options of one backup. */
export type Order = { cause: Cause; withFiles: boolean; now: Date; progress: Progress; signal: AbortSignal };

/** `place` is a title for messages; `bytes` is the size of the archive. */
export type TakenBackup = { name: string; place: string; bytes: number; removed: string[] };

/**
 * Backs up everything while the service runs, then prunes old backups of the same cause.
 *
 * @throws StartError if the database, the files or the place fails; no partial archive is left.
 */
export async function takeBackup(options: BackupOptions, order: Order): Promise<TakenBackup> {
  const closers: (() => Promise<void>)[] = [];
  const { cause, now, withFiles, progress, signal } = order;
  try {
    const place = await openPlace(options);
    closers.push(place.close);
    const snapshot = await openSnapshot(options);
    closers.push(snapshot.close);
    const files = withFiles ? await openFiles(options, unhurried) : null;
    if (files) closers.push(files.close);
    const secrets = await readSecretsFile(options.dataDir);
    const { passphrase, keep } = options.backup;
    const name = nameArchive({ cause, takenAt: now, isSealed: passphrase !== undefined });
    const source: BackupSource = { snapshot, files, secrets, takenAt: now, progress, signal };
    const made = { isWhole: false };
    const archive = packArchive(noteWhether(made, collectContents(source)), now);
    const body = passphrase === undefined ? archive : await seal(archive, passphrase);
    const bytes = await place.put(name, body);
    if (!made.isWhole) progress.report(`Too many files are missing in ${name}: older backups stay`);
    const removed = made.isWhole ? await prune(place, cause, keep) : [];
    return { name, place: place.title, bytes, removed };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

function openSnapshot({ dataDir, databaseUrl }: BackupOptions): Promise<Snapshot> {
  return databaseUrl === undefined ? openSqliteSnapshot(sqliteFile(dataDir)) : openPostgresSnapshot(databaseUrl);
}

/** Null if the secrets come from the environment. */
function readSecretsFile(dataDir: string): Promise<Uint8Array | null> {
  return readFile(findSecretsFile(dataDir)).catch((error) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/**
 * Notes whether at most 1% of the files are missing. Otherwise nothing is pruned: an unmounted folder must not replace
 * good backups with empty ones.
 */
async function* noteWhether(made: { isWhole: boolean }, contents: BackupContents): BackupContents {
  const manifest = yield* contents;
  const { missing, count } = manifest.files ?? { missing: 0, count: 0 };
  made.isWhole = missing * 100 <= missing + count;
  return manifest;
}

/** Backups made by hand are never pruned. */
async function prune(place: Place, cause: Cause, keep: number): Promise<string[]> {
  if (cause === "by-hand") return [];
  const kept = await place.list();
  const old = kept.filter(({ name }) => parseArchiveName(name)?.cause === cause).slice(keep);
  for (const { name } of old) await place.remove(name);
  return old.map(({ name }) => name);
}
