"use client";

import { documentOperations } from "@/lib/contract/content/operations";
import type { ListQuery } from "@/lib/contract/pagination";
import { deleteRow } from "../call/delete-row";
import { revalidate, useAnswer } from "../call/use-answer";

const { listDocuments, getDocumentStats } = documentOperations;

export function useDocuments(query: Partial<ListQuery> = {}) {
  return useAnswer(listDocuments, { query });
}

export function useDocumentStats() {
  return useAnswer(getDocumentStats);
}

export async function deleteDocument(id: number): Promise<void> {
  await deleteRow(documentOperations.deleteDocument, { id });
  await revalidate(listDocuments);
}
