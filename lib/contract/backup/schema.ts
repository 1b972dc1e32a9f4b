import { z } from "zod";
import { bulkSelectionSchema } from "../clients/bulk";
import { jsonObject, timeSchema } from "../fields";
import * as fileMessages from "../file-messages";
import { fileSchema } from "../files";
import type { FileRule } from "../values";
import * as cardFileMessages from "./messages";
import { cardFileLimits } from "./values";

/** A whole card as one file: what its company shows, what visitors sent to it, and its figures. */

export const cardFileRule: FileRule = {
  bytes: cardFileLimits.bytes,
  extensions: [".tar"],
  // The type that Android and others give a file with an unknown ending.
  types: ["application/x-tar", "application/tar", "application/octet-stream"],
  messages: {
    required: fileMessages.required,
    invalid: cardFileMessages.invalid,
    tooLarge: cardFileMessages.tooLarge,
  },
};

/** `POST /client/card/import/` and `POST /admin/clients/{id}/card/import/`, multipart. */
export const importCardSchema = z.object({ file: fileSchema(cardFileRule) });

export const cardImportStatuses = ["none", "waiting", "done", "failed"] as const;

/** What was restored: contents, which replace those before, and whatever else was not there yet. */
export const cardImportReportSchema = z.object({
  products: z.number().int(),
  documents: z.number().int(),
  videos: z.number().int(),
  banners: z.number().int(),
  people: z.number().int(),
  /** Accounts of the file for which invitations wait, which nobody has sent; absent in reports of former releases. */
  invited: z.number().int().optional(),
  leads: z.number().int(),
  reviews: z.number().int(),
  appointments: z.number().int(),
  /** Days whose figures were restored. */
  days: z.number().int(),
  /** Addresses in the file that belong to other cards here. */
  taken_addresses: z.array(z.string()),
});
export type CardImportReport = z.infer<typeof cardImportReportSchema>;

/** The last import of a card. It runs in the background once the file is uploaded; while it waits nothing has changed. */
export const cardImportSchema = z.object({
  status: z.enum(cardImportStatuses),
  /** Why it failed; else empty. */
  detail: z.string(),
  /** Null until it is done. */
  report: cardImportReportSchema.nullable(),
  /** When the file was uploaded; null before the first. */
  started_at: timeSchema.nullable(),
});
export type CardImport = z.infer<typeof cardImportSchema>;

/** `GET /admin/clients/cards/export/`: whose cards, as JSON. */
export const exportCardsQuerySchema = z.object({
  clients: jsonObject(cardFileMessages.selectionInvalid).pipe(bulkSelectionSchema),
});
