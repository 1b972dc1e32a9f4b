import { z } from "zod";
import { requiredLine, timeSchema } from "../fields";
import * as fileMessages from "../file-messages";
import { fileSchema } from "../files";
import { listQuerySchema, listSchema } from "../pagination";
import { textsField } from "../texts";
import type { FileRule } from "../values";
import * as documentMessages from "./messages/document";
import { restingShape } from "./resting-shape";
import { documentLimits } from "./values";

export const documentNameSchema = requiredLine(
  documentLimits.name,
  documentMessages.nameRequired,
  documentMessages.nameTooLong,
);

/** The name may be said in other languages too. */
export const documentTexts = textsField({ file_name: documentNameSchema });

/** A brochure: one PDF under a name of the client's choice. */
export const documentSchema = z.object({
  ...restingShape,
  id: z.number().int(),
  file: z.string(),
  file_name: z.string(),
  texts: documentTexts.answer,
  /** Bytes. */
  size: z.number().int().optional(),
  uploaded_at: timeSchema,
});
export type Document = z.infer<typeof documentSchema>;

export const documentListSchema = listSchema(documentSchema);
/** Oldest first by default: the first two are the card's brochures. */
export const documentListQuerySchema = listQuerySchema(["uploaded_at", "file_name", "size"], "uploaded_at");

export const documentStatsSchema = z.object({
  total_documents: z.number().int(),
  remaining_slots: z.number().int(),
  max_documents: z.number().int(),
  /** Bytes. */
  total_size: z.number().int(),
});
export type DocumentStats = z.infer<typeof documentStatsSchema>;

export const documentRule: FileRule = {
  bytes: documentLimits.bytes,
  extensions: [".pdf"],
  types: ["application/pdf", "application/x-pdf"],
  messages: { required: fileMessages.required, invalid: documentMessages.pdfOnly, tooLarge: documentMessages.tooLarge },
};

/** `POST /client/documents/`, multipart. */
export const createDocumentSchema = z.object({
  file: fileSchema(documentRule),
  file_name: documentNameSchema,
  texts: documentTexts.sent.default(null),
});
export type CreateDocumentInput = z.infer<typeof createDocumentSchema>;

/** `PATCH /client/documents/{id}/`. Absent texts stay. */
export const updateDocumentSchema = z.object({ file_name: documentNameSchema, texts: documentTexts.sent.optional() });
export type UpdateDocumentInput = z.infer<typeof updateDocumentSchema>;
