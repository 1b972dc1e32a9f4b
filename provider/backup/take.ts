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

/** What a backup has to know of a provider. */
export type BackupOptions = Pick<ProviderConfig, "dataDir" | "databaseUrl" | "s3" | "backup">;

/** What is asked of one backup. */
export type Order = { cause: Cause; withFiles: boolean; now: Date; progress: Progress; signal: AbortSignal };

/** `place` is for people; `bytes` are the archive's own. */
export type TakenBackup = { name: string; place: string; bytes: number; removed: string[] };

/**
 * Makes an archive of everything while the service goes on, and removes those of the same cause that are too many.
 *
 * @throws StartError where the database, the files or the place cannot be used; nothing is left of the archive then.
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

/** Null where the secrets come from the environment. */
function readSecretsFile(dataDir: string): Promise<Uint8Array | null> {
  return readFile(findSecretsFile(dataDir)).catch((error) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/** Whether nearly every file that rows name is in it; a folder that was not mounted must not displace what is whole. */
async function* noteWhether(made: { isWhole: boolean }, contents: BackupContents): BackupContents {
  const manifest = yield* contents;
  const { missing, count } = manifest.files ?? { missing: 0, count: 0 };
  made.isWhole = missing * 100 <= missing + count;
  return manifest;
}

/** Those that a person has made are theirs to remove. */
async function prune(place: Place, cause: Cause, keep: number): Promise<string[]> {
  if (cause === "by-hand") return [];
  const kept = await place.list();
  const old = kept.filter(({ name }) => parseArchiveName(name)?.cause === cause).slice(keep);
  for (const { name } of old) await place.remove(name);
  return old.map(({ name }) => name);
}
