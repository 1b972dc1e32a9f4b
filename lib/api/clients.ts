"use client";

import { mutate } from "swr";
import type { ChangePasswordInput } from "@/lib/contract/account";
import type { Client, CreateClientInput, UpdateClientInput } from "@/lib/contract/client";
import { pathOf } from "@/lib/contract/endpoints";
import { type List, listSchema } from "@/lib/contract/pagination";
import { clientAnswerSchema } from "@/lib/provider-client/account-answers";
import { listAnswerSchema } from "@/lib/provider-client/list-answer";
import { createOnce } from "./create-once";
import { deleteRow } from "./delete-row";
import { requestJson } from "./request";
import { revalidate, useAnswer } from "./use-answer";

const clientsSchema = listAnswerSchema(listSchema(clientAnswerSchema));

export function useClients(query: { search?: string; page?: number; ordering?: string } = {}) {
  return useAnswer(pathOf("clients", {}, query), clientsSchema);
}

export function useClient(id: number) {
  return useAnswer(pathOf("client", { id }), clientAnswerSchema);
}

export async function createClient(input: CreateClientInput): Promise<void> {
  const path = pathOf("createClient");
  await createOnce(path, input, (idempotencyKey) => requestJson("POST", path, { json: input, idempotencyKey }));
  await revalidate(pathOf("clients"));
}

export async function updateClient(id: number, input: UpdateClientInput): Promise<void> {
  await requestJson("PUT", pathOf("client", { id }), { json: input });
  showChange(id, input);
}

/** Activates (unblocks) or deactivates (blocks) the client. */
export async function setClientActive(id: number, isActive: boolean): Promise<void> {
  await requestJson("POST", pathOf(isActive ? "unblockClient" : "blockClient", { id }));
  showChange(id, { is_active: isActive });
}

/** `current_password` may be the client's, or the signed-in administrator's own. */
export async function changeClientPassword(id: number, input: ChangePasswordInput): Promise<void> {
  await requestJson("PATCH", pathOf("changeClientPassword", { id }), { json: input });
  showChange(id, {});
}

export async function deleteClient(id: number): Promise<void> {
  await deleteRow(pathOf("deleteClient", { id }));
  mutate(pathOf("client", { id }), undefined, { revalidate: false });
  changeLists((list) => {
    const results = list.results.filter((client) => client.id !== id);
    return { ...list, results, count: list.count - (list.results.length - results.length) };
  });
}

/**
 * Shows a change at once wherever the client is kept. What else came with it (address, time, place in a list) is read
 * again meanwhile, and nobody has to wait for that.
 */
function showChange(id: number, change: Partial<Client>): void {
  mutate<Client>(pathOf("client", { id }), (client) => client && { ...client, ...change });
  changeLists((list) => ({
    ...list,
    results: list.results.map((client) => (client.id === id ? { ...client, ...change } : client)),
  }));
}

function changeLists(change: (list: List<Client>) => List<Client>): void {
  mutate<List<Client>>(
    (key) => typeof key === "string" && key.startsWith(pathOf("clients")),
    (list) => list && change(list),
  );
}
