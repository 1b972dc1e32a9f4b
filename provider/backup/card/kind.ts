import { z } from "zod";
import * as cardFileMessages from "@/lib/contract/backup/messages";
import { cardFileLimits } from "@/lib/contract/backup/values";
import { ApiError } from "@/lib/contract/errors";
import { timeSchema } from "@/lib/contract/fields";
import { numberPart } from "../archive/names";
import type { ArchiveContents } from "../archive/pack";
import type { ArchiveKind } from "../archive/unpack";
import type { RowKind } from "./rows";

const manifestSchema = z.object({
  /** Version of the archive layout. */
  format: z.literal(1),
  kind: z.literal("card"),
  exported_at: timeSchema,
  /** Files that the card names but that the store did not have. */
  missing_files: z.number().int(),
  entries: z.number().int(),
});
export type CardManifest = z.output<typeof manifestSchema>;

export type CardContents = ArchiveContents<Omit<CardManifest, "entries">>;

/** Errors become a 400 on `file`, because a person uploaded the archive. */
export const cardKind: ArchiveKind<CardManifest> = {
  manifest: manifestSchema,
  entryBytes: cardFileLimits.entry,
  headers: cardFileLimits.headers,
  damaged: refuse,
  newer: (cause) => refuse(cardFileMessages.newer, cause),
};

/** Names of the entries. Order: `card.json`, which says what each file is for, then files, then rows. */
export const cardNames = {
  card: "card.json",
  rows: (kind: RowKind, part: number) => `${kind}/${numberPart(part)}.ndjson`,
  kindOf: (name: string) =>
    /^(leads|reviews|appointments|figures)\/\d+\.ndjson$/.exec(name)?.[1] as RowKind | undefined,
};

export function refuse(message: string, cause?: unknown): ApiError {
  return new ApiError("validation_error", message, { fields: { file: [message] }, cause });
}
