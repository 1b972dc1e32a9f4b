"use client";

import { clientOperations, deletedClientOperations } from "@/lib/contract/clients/operations";
import type { RestoreClientInput } from "@/lib/contract/clients/schema";
import type { ListQuery } from "@/lib/contract/pagination";
import { perform } from "../call/call";
import { deleteRow } from "../call/delete-row";
import { revalidate, useAnswer } from "../call/use-answer";

const { listDeletedClients } = deletedClientOperations;

export function useDeletedClients(query: Partial<ListQuery> = {}) {
  return useAnswer(listDeletedClients, { query });
}

/** @throws RequestError with `fields` where its e-mail or phone were taken since */
export async function restoreClient(id: number, body: RestoreClientInput): Promise<void> {
  await perform(deletedClientOperations.restoreClient, { params: { id }, body });
  await revalidate(listDeletedClients, clientOperations.listClients);
}

export async function eraseClient(id: number): Promise<void> {
  await deleteRow(deletedClientOperations.eraseClient, { id });
  await revalidate(listDeletedClients);
}
