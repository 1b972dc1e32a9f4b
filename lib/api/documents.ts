"use client";

import {
  type CreateDocumentInput,
  documentListSchema,
  documentStatsSchema,
  type UpdateDocumentInput,
} from "@/lib/contract/document";
import { pathOf } from "@/lib/contract/endpoints";
import { listAnswerSchema } from "@/lib/provider-client/list-answer";
import { createOnce } from "./create-once";
import { deleteRow } from "./delete-row";
import { toFormData } from "./form-data";
import { type RequestOptions, requestJson } from "./request";
import { revalidate, useAnswer } from "./use-answer";

const listSchema = listAnswerSchema(documentListSchema);

export function useDocuments(query: { search?: string; page?: number; page_size?: number; ordering?: string } = {}) {
  return useAnswer(pathOf("documents", {}, query), listSchema);
}

export function useDocumentStats() {
  return useAnswer(pathOf("documentStats"), documentStatsSchema);
}

export async function createDocument(
  input: CreateDocumentInput,
  options: Pick<RequestOptions<never>, "onProgress" | "signal"> = {},
): Promise<void> {
  const path = pathOf("documents");
  await createOnce(path, input, (idempotencyKey) =>
    requestJson("POST", path, { form: toFormData(input), idempotencyKey, ...options }),
  );
  await revalidateDocuments();
}

export async function updateDocument(id: number, input: UpdateDocumentInput): Promise<void> {
  await requestJson("PATCH", pathOf("document", { id }), { json: input });
  await revalidateDocuments();
}

export async function deleteDocument(id: number): Promise<void> {
  await deleteRow(pathOf("document", { id }));
  await revalidateDocuments();
}

/** Lists and stats alike. */
function revalidateDocuments(): Promise<void> {
  return revalidate(pathOf("documents"));
}
