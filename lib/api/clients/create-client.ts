"use client";

import { clientOperations } from "@/lib/contract/clients/operations";
import type { CreateClientInput } from "@/lib/contract/clients/schema";
import { createOnce } from "../call/create-once";
import { revalidate } from "../call/use-answer";

export async function createClient(body: CreateClientInput): Promise<void> {
  await createOnce(clientOperations.createClient, { body });
  await revalidate(clientOperations.listClients);
}
