import { amount, formatCount, type Progress } from "@/lib/runtime/progress";
import { parseSecrets } from "@/lib/runtime/secrets/open";
import { StartError } from "@/lib/runtime/start-error";
import { listNamedFiles } from "../kernel/write/files-repo";
import { migrations } from "../ports/database/migrations";
import type { Db } from "../ports/database/schema";
import { type Files, isFileKey } from "../ports/files/files";
import { readWhole } from "../ports/files/read-whole";
import { backupKind, type Manifest, names } from "./archive/manifest";
import { unpackRows } from "./archive/rows";
import { unpackArchive } from "./archive/unpack";
import type { RowTarget } from "./rows/tables";

export type Watch = {
  progress: Progress;
  /** Aborting it ends the work with its reason. */
  signal: AbortSignal;
};
export type OpenArchive = () => Promise<ReadableStream<Uint8Array>>;

/**
 * Reads an archive to its end and compares every checksum.
 *
 * @throws StartError if it is damaged or does not fit this version
 */
export async function verifyArchive(open: OpenArchive, { progress, signal }: Watch): Promise<Manifest> {
  const entries = unpackArchive(await open(), backupKind);
  let bytes = 0;
  for (;;) {
    signal.throwIfAborted();
    const next = await entries.next();
    if (next.done) return requireKnown(next.value);
    if (next.value.name === names.secrets) requireSecrets(next.value.content);
    bytes += next.value.content.length;
    progress.advance(() => `${formatCount(bytes)} bytes`);
  }
}

/** With invalid secrets a service would not start, or would sign everybody out. @throws StartError */
function requireSecrets(content: Uint8Array): void {
  try {
    parseSecrets(Buffer.from(content).toString());
  } catch (cause) {
    throw new StartError(`This backup is damaged: ${names.secrets} holds no secrets`, { cause });
  }
}

/** @throws StartError if the backup needs a migration that this version lacks, or lacks one in between. */
function requireKnown(manifest: Manifest): Manifest {
  const known = Object.keys(migrations);
  const stranger = manifest.migrations.find((name) => !known.includes(name));
  if (stranger)
    throw new StartError(`The backup was made by a newer version, which made ${stranger}; restore it with that one`);
  const last = manifest.migrations.at(-1) ?? "";
  const gap = known.find((name) => name < last && !manifest.migrations.includes(name));
  if (gap) throw new StartError(`The backup is of a database without ${gap}, which is no schema of this service`);
  return manifest;
}

/** `files` were in the archive; `missing` are named by rows but not in the store. */
export type Restored = { rows: number; files: number; bytes: number; missing: number; secrets: Uint8Array | null };

/** Restores a verified archive into an empty database and a file store. @throws StartError */
export async function restoreContents(
  open: OpenArchive,
  { target, files, manifest }: { target: RowTarget; files: Files; manifest: Manifest },
  watch: Watch,
): Promise<Restored> {
  const restored: Restored = { rows: 0, files: 0, bytes: 0, missing: 0, secrets: null };
  await readContents(open, { target, manifest }, watch, restored, async (key, content) => {
    await restoreFile(files, key, content);
    restored.files++;
    restored.bytes += content.length;
  });
  const missing = await findMissing(target.db, files);
  for (const key of missing) tellMissing(watch, key);
  restored.missing = missing.length;
  return restored;
}

/** Restores rows without files. @throws StartError */
export async function restoreRowsOnly(
  open: OpenArchive,
  into: { target: RowTarget; manifest: Manifest },
  watch: Watch,
): Promise<void> {
  await readContents(open, into, watch, { rows: 0, files: 0, secrets: null }, async () => {});
}

async function readContents(
  open: OpenArchive,
  { target, manifest }: { target: RowTarget; manifest: Manifest },
  { progress, signal }: Watch,
  read: Pick<Restored, "rows" | "files" | "secrets">,
  takeFile: (key: string, content: Uint8Array) => Promise<void>,
): Promise<void> {
  const counts = new Map<string, number>();
  for await (const { name, content } of unpackArchive(await open(), backupKind)) {
    signal.throwIfAborted();
    const table = names.tableOf(name);
    const key = names.keyOf(name);
    if (table !== undefined) {
      const count = await restoreRows(target, manifest, table, content);
      counts.set(table, (counts.get(table) ?? 0) + count);
      read.rows += count;
    } else if (key !== undefined) await takeFile(key, content);
    else if (name === names.secrets) read.secrets = content;
    else throw new StartError(`The backup holds ${name}, which this version knows nothing of`);
    progress.advance(() => `${amount(read.rows, "row")}, ${amount(read.files, "file")}`);
  }
  await finishRows(target, manifest, counts);
}

/** Stores those of the given files that the store lacks, from a verified archive. @returns how many */
export async function putMissingFiles(
  open: OpenArchive,
  files: Files,
  keys: ReadonlySet<string>,
  { progress, signal }: Watch,
): Promise<number> {
  let put = 0;
  for await (const { name, content } of unpackArchive(await open(), backupKind)) {
    signal.throwIfAborted();
    const key = names.keyOf(name);
    if (key === undefined || !keys.has(key) || (await files.size(key)) !== null) continue;
    await restoreFile(files, key, content);
    put++;
    progress.advance(() => amount(put, "file"));
  }
  return put;
}

/** Keys that rows name but the store does not have. */
export async function findMissing(db: Db, files: Files): Promise<string[]> {
  const missing: string[] = [];
  for await (const { key } of listNamedFiles(db)) if ((await files.size(key)) === null) missing.push(key);
  return missing;
}

export function tellMissing({ progress }: Pick<Watch, "progress">, key: string): void {
  progress.report(`${key} is missing: a row names it, and it is neither in the backup nor in the store`);
}

async function restoreRows(target: RowTarget, manifest: Manifest, name: string, content: Uint8Array): Promise<number> {
  const columns = manifest.tables.find((table) => table.name === name)?.columns;
  const table = target.tables.find((known) => known.name === name);
  const isSame = (column: { name: string; kind: string }) =>
    table?.columns.some(({ name, kind }) => name === column.name && kind === column.kind);
  if (!table || columns?.length !== table.columns.length || !columns.every(isSame))
    throw new StartError(`The backup's table ${name} is not as its migrations make it`);
  try {
    const rows = await unpackRows(content);
    // SQLite and PostgreSQL differ here: one of them would ignore extra cells.
    if (rows.some((cells) => cells.length !== columns.length)) throw new Error("a row has not a cell for each column");
    await target.insert({ ...table, columns }, rows);
    return rows.length;
  } catch (cause) {
    // A hand-made archive may hold anything, with matching checksums.
    const { message } = cause as Error;
    throw new StartError(`The rows of ${name} could not be restored: ${message}`, { cause });
  }
}

async function finishRows(target: RowTarget, { tables }: Manifest, counts: Map<string, number>): Promise<void> {
  for (const { name, rows, last_given } of tables) {
    const count = counts.get(name) ?? 0;
    if (count !== rows)
      throw new StartError(`This backup is damaged: ${name} has ${amount(count, "row")} instead of ${rows}`);
    const table = target.tables.find((known) => known.name === name);
    if (table) await target.setCounter(table, BigInt(last_given));
  }
  await target.finish();
}

/** A file's bytes never change, so an identical one is not written again. */
async function restoreFile(files: Files, key: string, content: Uint8Array): Promise<void> {
  if (!isFileKey(key)) throw new StartError(`The backup holds a file ${JSON.stringify(key)}, which is no name of one`);
  if ((await files.size(key)) === content.length && (await isSame(files, key, content))) return;
  await files.put(key, content, content.length);
}

async function isSame(files: Files, key: string, content: Uint8Array): Promise<boolean> {
  // A file that cannot be read is replaced.
  const stored = await readWhole(files, key).catch(() => null);
  return stored?.equals(content) ?? false;
}
