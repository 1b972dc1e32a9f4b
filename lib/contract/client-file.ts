import { z } from "zod";
import { clientListQuerySchema, createClientSchema } from "./client";
import { booleanSchema } from "./fields";
import { clientFileLimits } from "./limits/file";
import * as clientFileMessages from "./messages/client-file";
import * as fieldMessages from "./messages/field";

/** `GET /admin/clients/export/`: the list's search and order, all of its pages. The answer is a CSV file. */
export const exportClientsQuerySchema = clientListQuerySchema.omit({ page: true, page_size: true });

export type ExportClientsQuery = z.infer<typeof exportClientsQuerySchema>;

const yes = ["", "active", "true", "1", "yes"];
const no = ["inactive", "false", "0", "no"];

/** A status as people write one in a table; an empty cell is an active client. */
const statusCellSchema = z
  .union([z.boolean(), z.string()], { error: fieldMessages.statusInvalid })
  .transform((cell) => String(cell).trim().toLowerCase())
  .refine((cell) => yes.includes(cell) || no.includes(cell), fieldMessages.statusInvalid)
  .transform((cell) => yes.includes(cell));

/** What people write in a table for yes and no; an empty cell says neither. */
const whatsappCellSchema = z
  .union([z.literal("").transform(() => undefined), booleanSchema], { error: fieldMessages.booleanInvalid })
  .optional();

/** One row: a new client, but for a password, which may be left to the server. */
export const importRowSchema = createClientSchema.extend({
  password: z.union([z.literal("").transform(() => undefined), createClientSchema.shape.password]).optional(),
  is_active: statusCellSchema.default(true),
  /** Counts for landlines alone. */
  whatsapp: whatsappCellSchema,
});

/** `POST /admin/clients/import/`. Rows are judged one by one, so that a wrong one does not hold up the others. */
export const importClientsSchema = z.object({
  dry_run: z.boolean(),
  /** Whether new clients without a password are mailed a link to set one. */
  mail_links: z.boolean().default(false),
  rows: z
    .array(z.unknown(), { error: clientFileMessages.rowsRequired })
    .min(1, clientFileMessages.rowsRequired)
    .max(clientFileLimits.batch, clientFileMessages.rowsRequired),
});

export type ImportClientsInput = z.infer<typeof importClientsSchema>;

/**
 * What a row has become, or would become: `existing` where the same company has its e-mail already, from an import that was
 * interrupted perhaps; `duplicate` where another account has it, or a row before.
 */
export const importOutcomes = ["ready", "created", "existing", "duplicate", "invalid"] as const;

export const importedRowSchema = z.object({
  /** The row's place among those sent, from 0. */
  row: z.number().int(),
  outcome: z.enum(importOutcomes),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  /** The client of a row that is one. */
  id: z.number().int().optional(),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

export const importAnswerSchema = z.object({ results: z.array(importedRowSchema) });
export type ImportAnswer = z.infer<typeof importAnswerSchema>;
