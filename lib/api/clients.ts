"use client";

import { clientFileOperations, clientOperations, deletedClientOperations } from "@/lib/contract/clients/operations";
import type { ClientListQuery, RestoreClientInput } from "@/lib/contract/clients/schema";
import type { ListQuery } from "@/lib/contract/pagination";
import { deleteRow, perform } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const { listDeletedClients } = deletedClientOperations;

type PlanFilter = Pick<ClientListQuery, "plan" | "subscription">;
export type ClientExportQuery = Pick<ListQuery, "search" | "ordering"> & PlanFilter;

export function useClients(query: Partial<ListQuery> & PlanFilter = {}) {
  return useAnswer(clientOperations.listClients, { query });
}

export function useClient(id: number) {
  return useAnswer(clientOperations.getClient, { params: { id } });
}

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

/** @throws RequestError if the file cannot be downloaded */
export async function checkClientExport(query: ClientExportQuery): Promise<void> {
  await perform({ ...clientFileOperations.exportClients, method: "HEAD" }, { query });
}
