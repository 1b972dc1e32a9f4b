"use client";

import { type CreateClientInput, clientListSchema } from "@/lib/contract/client";
import { pathOf } from "@/lib/contract/endpoints";
import { listAnswerSchema } from "@/lib/provider-client/list-answer";
import { createOnce } from "./create-once";
import { requestJson } from "./request";
import { revalidate, useAnswer } from "./use-answer";

const listSchema = listAnswerSchema(clientListSchema);

export function useClients(query: { search?: string; page?: number; ordering?: string } = {}) {
  return useAnswer(pathOf("clients", {}, query), listSchema);
}

export async function createClient(input: CreateClientInput): Promise<void> {
  const path = pathOf("createClient");
  await createOnce(path, input, (idempotencyKey) => requestJson("POST", path, { json: input, idempotencyKey }));
  await revalidate(pathOf("clients"));
}
