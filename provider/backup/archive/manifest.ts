import { z } from "zod";
import { StartError } from "@/lib/runtime/start-error";
import { kinds } from "../rows/tables";
import { numberPart } from "./names";
import type { ArchiveContents } from "./pack";
import type { ArchiveKind } from "./unpack";

const columnSchema = z.object({ name: z.string(), kind: z.enum(kinds) });

/** What an archive says of itself, in its `manifest.json`. */
export const manifestSchema = z.object({
  /** The version of this layout. */
  format: z.literal(1),
  /** ISO time of the moment whose rows it holds. */
  taken_at: z.iso.datetime(),
  /** Those that made the schema of its rows, in their order. */
  migrations: z.array(z.string()).min(1),
  /** Those first that others refer to; a row's cells are in the order of `columns`. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(columnSchema),
      rows: z.number().int(),
      /** The largest number that the table's counter ever gave. */
      last_given: z.string().regex(/^\d+$/),
    }),
  ),
  /** The uploaded files in it; null where it was made without them. */
  files: z
    .object({
      count: z.number().int(),
      bytes: z.number().int(),
      /** How many that rows name were not to be had. */
      missing: z.number().int(),
    })
    .nullable(),
  /** Whether it holds `secrets.json`. */
  has_secrets: z.boolean(),
  /** How many entries there are, without the lists of their checksums and this one. */
  entries: z.number().int(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** What goes into a backup. */
export type BackupContents = ArchiveContents<Omit<Manifest, "entries">>;

export const backupKind: ArchiveKind<Manifest> = {
  manifest: manifestSchema,
  entryBytes: 256 * 1024 * 1024,
  // One for each file of a service; no visitor waits for a command.
  headers: Number.POSITIVE_INFINITY,
  damaged: (what, cause) => new StartError(`The backup is damaged: ${what}`, { cause }),
  newer: (cause) =>
    new StartError("The backup was made by a newer version of this service; restore it with that one", { cause }),
};

/** What lies where in a backup. */
export const names = {
  /** Rows as JSON arrays, one a line, gzipped; a table's parts are in the order of their numbers. */
  rows: (table: string, part: number) => `rows/${table}/${numberPart(part)}.ndjson.gz`,
  tableOf: (name: string) => /^rows\/(\w+)\/\d+\.ndjson\.gz$/.exec(name)?.[1],
  file: (key: string) => `files/${key}`,
  keyOf: (name: string) => /^files\/(.+)$/.exec(name)?.[1],
  secrets: "secrets.json",
};
