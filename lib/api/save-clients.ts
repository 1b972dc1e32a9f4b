"use client";

import { mutate } from "swr";
import { clientOperations, closedCardOperations, deletedClientOperations } from "@/lib/contract/clients/operations";
import type {
  ChangeClientEmailInput,
  ChangeClientPhoneInput,
  Client,
  CreateClientInput,
  UpdateClientInput,
} from "@/lib/contract/clients/schema";
import type { ChangePasswordInput } from "@/lib/contract/identity/schema";
import { pathOf } from "@/lib/contract/operation";
import type { List } from "@/lib/contract/pagination";
import { call, deleteRow, perform } from "./call/call";
import { createOnce } from "./call/create-once";
import { revalidate } from "./call/use-answer";

export async function createClient(body: CreateClientInput): Promise<void> {
  await createOnce(clientOperations.createClient, { body });
  await revalidate(clientOperations.listClients);
}

const { listClients, getClient, blockClient, unblockClient } = clientOperations;

export async function updateClient(id: number, body: UpdateClientInput): Promise<void> {
  await perform(clientOperations.updateClient, { params: { id }, body });
  showChange(id, body);
}

export async function setClientActive(id: number, isActive: boolean): Promise<void> {
  await perform(isActive ? unblockClient : blockClient, { params: { id } });
  showChange(id, { is_active: isActive });
}

/** Signs the client out. `current_password` is the administrator's. */
export async function changeClientEmail(id: number, body: ChangeClientEmailInput): Promise<void> {
  const { user } = await call(clientOperations.changeClientEmail, { params: { id }, body });
  showChange(id, { user });
}

/** On the card, and for signing in if `body` says so. */
export async function changeClientPhone(id: number, body: ChangeClientPhoneInput): Promise<void> {
  const { phone, sign_in_phone } = await call(clientOperations.changeClientPhone, { params: { id }, body });
  showChange(id, { phone, sign_in_phone });
}

/** `current_password`: the client's, or the administrator's own. */
export async function changeClientPassword(id: number, body: ChangePasswordInput): Promise<void> {
  await perform(clientOperations.changeClientPassword, { params: { id }, body });
  showChange(id, {});
}

export async function deleteClient(id: number): Promise<void> {
  await deleteRow(deletedClientOperations.deleteClient, { id });
  showRemoval(id);
}

/** As a deletion, but its addresses lead to its name and number. */
export async function closeClient(id: number): Promise<void> {
  await perform(closedCardOperations.closeClient, { params: { id } });
  showRemoval(id);
}

function showRemoval(id: number): void {
  mutate(pathOf(getClient, { id }), undefined, { revalidate: false });
  changeLists((list) => {
    const results = list.results.filter((client) => client.id !== id);
    return { ...list, results, count: list.count - (list.results.length - results.length) };
  });
}

/** Updates cached copies at once; derived fields (slug, time, order) are revalidated in the background. */
function showChange(id: number, change: Partial<Client>): void {
  mutate<Client>(pathOf(getClient, { id }), (client) => client && { ...client, ...change });
  changeLists((list) => ({
    ...list,
    results: list.results.map((client) => (client.id === id ? { ...client, ...change } : client)),
  }));
}

function changeLists(change: (list: List<Client>) => List<Client>): void {
  mutate<List<Client>>(
    (key) => typeof key === "string" && key.startsWith(listClients.path),
    (list) => list && change(list),
  );
}
