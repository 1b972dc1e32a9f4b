import { ApiError } from "@/lib/contract/errors";
import type { Progress } from "@/lib/runtime/progress";
import { amount } from "@/lib/runtime/progress";
import { StartError } from "@/lib/runtime/start-error";
import type { Files } from "../ports/files/files";
import { readWhole } from "../ports/files/read-whole";
import { type BackupContents, type Manifest, names } from "./archive/manifest";
import { packRows } from "./archive/rows";
import { type Cell, keyOf, type Row, type Snapshot, type Table } from "./rows/tables";

export type BackupSource = {
  snapshot: Snapshot;
  /** The store of uploaded files; null for a backup without files. */
  files: Files | null;
  /** The content of `secrets.json` in the data folder; null if there is none. */
  secrets: Uint8Array | null;
  takenAt: Date;
  progress: Progress;
  /** Aborting it ends the backup with its reason. */
  signal: AbortSignal;
};

/** Yields everything needed to rebuild a service: rows, then the files that they name, then secrets. */
export async function* collectContents(source: BackupSource): BackupContents {
  const { snapshot, files, secrets, takenAt, progress, signal } = source;
  const tables: Manifest["tables"] = [];
  let rows = 0;
  for (const table of snapshot.tables) {
    const advance = (more: number) => {
      signal.throwIfAborted();
      rows += more;
      progress.advance(() => amount(rows, "row"));
    };
    tables.push(yield* packRows(snapshot, table, advance));
  }
  const packed = files && (yield* packFiles(files, source));
  if (secrets) yield { name: names.secrets, content: secrets };
  return {
    format: 1,
    taken_at: takenAt.toISOString(),
    migrations: snapshot.migrations,
    tables,
    files: packed,
    has_secrets: secrets !== null,
  };
}

/** Reads each file whole before it is packed. A missing or damaged file is reported and skipped. */
async function* packFiles(
  files: Files,
  { snapshot, progress, signal }: BackupSource,
): AsyncGenerator<{ name: string; content: Uint8Array }, Manifest["files"]> {
  let count = 0;
  let bytes = 0;
  let missing = 0;
  for await (const key of listNamedKeys(snapshot)) {
    signal.throwIfAborted();
    const content = await readWhole(files, key).catch(requireStore);
    if (content instanceof Error || content === null) {
      progress.report(
        `${key} is not in the backup: ${content ? `it cannot be read (${content.message})` : "it is missing"}`,
      );
      missing++;
      continue;
    }
    yield { name: names.file(key), content };
    count++;
    bytes += content.length;
    progress.advance(() => `${amount(count, "file")}, ${amount(bytes, "byte")}`);
  }
  return { count, bytes, missing };
}

/**
 * An ApiError means that the store is down.
 *
 * @throws StartError then, because a backup without any files would pass for a complete one.
 */
function requireStore(error: Error): Error {
  if (error instanceof ApiError) throw new StartError(`The file store does not answer (${error.message})`);
  return error;
}

const pageSize = 500;

/** Files in use at the time of the snapshot. They can still be read later, because dropped files are kept for a day. */
async function* listNamedKeys(snapshot: Snapshot): AsyncGenerator<string> {
  const table = snapshot.tables.find(({ name }) => name === "files");
  if (!table) return;
  for (let after: Row | null = null; ; ) {
    const page = await snapshot.read(table, after, pageSize);
    for (const row of page) {
      const key = cellOf(table, row, "key");
      if (typeof key === "string" && cellOf(table, row, "dropped_at") === null) yield key;
    }
    const last = page.at(-1);
    if (!last) return;
    after = keyOf(table, last);
  }
}

function cellOf({ columns }: Table, row: Row, name: string): Cell | undefined {
  return row[columns.findIndex((column) => column.name === name)];
}
