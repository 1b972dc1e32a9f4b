import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";
import { type Cell, keyOf, type Row, type Snapshot, type Table } from "../rows/tables";
import { type Manifest, names } from "./manifest";
import type { ArchiveEntry } from "./pack";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Rows per read; the longest are a few hundred kilobytes. */
const batch = 200;
/** An entry is closed once it has this many characters. */
const partLength = 4_000_000;
/** Limit of decompression: larger than any part that we write. */
const mostBytes = 512 * 1024 * 1024;

/** Yields a table's rows in entries of a few megabytes; returns its description for the manifest. */
export async function* packRows(
  snapshot: Snapshot,
  table: Table,
  onBatch: (rows: number) => void,
): AsyncGenerator<ArchiveEntry, Manifest["tables"][number]> {
  let parts = 0;
  let rows = 0;
  let lines: string[] = [];
  let length = 0;
  for (let after: Row | null = null; ; ) {
    const page = await snapshot.read(table, after, batch);
    const last = page.at(-1);
    for (const row of page) {
      const line = `${JSON.stringify(row)}\n`;
      lines.push(line);
      length += line.length;
    }
    rows += page.length;
    onBatch(page.length);
    if (length > 0 && (!last || length >= partLength)) {
      yield { name: names.rows(table.name, ++parts), content: await compress(lines.join("")) };
      lines = [];
      length = 0;
    }
    if (!last) break;
    after = keyOf(table, last);
  }
  const { name, columns } = table;
  return { name, columns, rows, last_given: String(await snapshot.lastGiven(table)) };
}

const rowSchema = z.array(z.union([z.string(), z.boolean(), z.null()]));

/** Parses the rows of one entry. */
export async function unpackRows(content: Uint8Array): Promise<Row[]> {
  const text = (await decompress(content, { maxOutputLength: mostBytes })).toString();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => rowSchema.parse(JSON.parse(line)) satisfies Cell[]);
}
