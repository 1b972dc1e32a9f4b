"use client";

import type { UpdateDocumentInput } from "@/lib/contract/document";
import { documentOperations } from "@/lib/contract/operations/documents";
import { perform } from "../call/call";
import { deleteRow } from "../call/delete-row";
import { revalidate, useAnswer } from "../call/use-answer";

const { listDocuments, getDocumentStats } = documentOperations;

export function useDocuments(query: { search?: string; page?: number; page_size?: number; ordering?: string } = {}) {
  return useAnswer(listDocuments, { query });
}

export function useDocumentStats() {
  return useAnswer(getDocumentStats);
}

export async function updateDocument(id: number, body: UpdateDocumentInput): Promise<void> {
  await perform(documentOperations.updateDocument, { params: { id }, body });
  await revalidate(listDocuments);
}

export async function deleteDocument(id: number): Promise<void> {
  await deleteRow(documentOperations.deleteDocument, { id });
  await revalidate(listDocuments);
}
