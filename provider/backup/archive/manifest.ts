import { z } from "zod";
import { inEnglish } from "@/lib/i18n/in-english";
import { StartError } from "@/lib/runtime/start-error";
import { kinds } from "../rows/tables";
import { numberPart } from "./names";
import type { ArchiveContents } from "./pack";
import type { ArchiveKind } from "./unpack";

const columnSchema = z.object({ name: z.string(), kind: z.enum(kinds) });

/** `manifest.json` of a backup. */
export const manifestSchema = z.object({
  /** Version of the archive layout. */
  format: z.literal(1),
  /** ISO time of the snapshot that the rows come from. */
  taken_at: z.iso.datetime(),
  /** Migrations that built the schema, in their order. */
  migrations: z.array(z.string()).min(1),
  /** Parents before the tables that refer to them; a row's cells follow the order of `columns`. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(columnSchema),
      rows: z.number().int(),
      /** The highest number that the table's counter has given out. */
      last_given: z.string().regex(/^\d+$/),
    }),
  ),
  /** The uploaded files in the archive; null for a backup without files. */
  files: z
    .object({
      count: z.number().int(),
      bytes: z.number().int(),
      /** Files that rows name but that could not be read. */
      missing: z.number().int(),
    })
    .nullable(),
  /** Whether the archive has `secrets.json`. */
  has_secrets: z.boolean(),
  /** Number of entries, without the checksum lists and the manifest. */
  entries: z.number().int(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The entries of a backup, then its manifest. */
export type BackupContents = ArchiveContents<Omit<Manifest, "entries">>;

export const backupKind: ArchiveKind<Manifest> = {
  manifest: manifestSchema,
  entryBytes: 256 * 1024 * 1024,
  // A backup has one header per file. No limit is needed: a command reads it, not a request.
  headers: Number.POSITIVE_INFINITY,
  damaged: (reason, cause) => new StartError(inEnglish(reason), { cause }),
  newer: (cause) =>
    new StartError("The backup was made by a newer version of this service; restore it with that one", { cause }),
};

/** Names of the entries in a backup. */
export const names = {
  /** Rows as JSON arrays, one per line, gzipped; the parts of a table are numbered in order. */
  rows: (table: string, part: number) => `rows/${table}/${numberPart(part)}.ndjson.gz`,
  tableOf: (name: string) => /^rows\/(\w+)\/\d+\.ndjson\.gz$/.exec(name)?.[1],
  file: (key: string) => `files/${key}`,
  keyOf: (name: string) => /^files\/(.+)$/.exec(name)?.[1],
  secrets: "secrets.json",
};
