"use client";

import { clientOperations } from "@/lib/contract/operations/clients";
import { useAnswer } from "../call/use-answer";

export function useClients(query: { search?: string; page?: number; ordering?: string } = {}) {
  return useAnswer(clientOperations.listClients, { query });
}

export function useClient(id: number) {
  return useAnswer(clientOperations.getClient, { params: { id } });
}
