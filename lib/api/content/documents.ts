"use client";

import { documentOperations } from "@/lib/contract/operations/documents";
import { deleteRow } from "../call/delete-row";
import { revalidate, useAnswer } from "../call/use-answer";

const { listDocuments, getDocumentStats } = documentOperations;

export function useDocuments(query: { search?: string; page?: number; page_size?: number; ordering?: string } = {}) {
  return useAnswer(listDocuments, { query });
}

export function useDocumentStats() {
  return useAnswer(getDocumentStats);
}

export async function deleteDocument(id: number): Promise<void> {
  await deleteRow(documentOperations.deleteDocument, { id });
  await revalidate(listDocuments);
}
