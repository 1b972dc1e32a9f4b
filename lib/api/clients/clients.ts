"use client";

import { clientOperations } from "@/lib/contract/clients/operations";
import type { ListQuery } from "@/lib/contract/pagination";
import { useAnswer } from "../call/use-answer";

export function useClients(query: Partial<ListQuery> = {}) {
  return useAnswer(clientOperations.listClients, { query });
}

export function useClient(id: number) {
  return useAnswer(clientOperations.getClient, { params: { id } });
}
