"use client";

import type { CreateClientInput } from "@/lib/contract/client";
import { clientOperations } from "@/lib/contract/operations/clients";
import { createOnce } from "../call/create-once";
import { revalidate } from "../call/use-answer";

export async function createClient(body: CreateClientInput): Promise<void> {
  await createOnce(clientOperations.createClient, { body });
  await revalidate(clientOperations.listClients);
}
