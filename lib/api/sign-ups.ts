"use client";

import { clientOperations, signUpOperations } from "@/lib/contract/clients/operations";
import type { AcceptedSignUp } from "@/lib/contract/clients/schema";
import type { ListQuery } from "@/lib/contract/pagination";
import { call, deleteRow, perform } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const { listSignUps } = signUpOperations;

export function useSignUps(query: Partial<ListQuery> = {}) {
  return useAnswer(listSignUps, { query });
}

/** The answer has the client's password, shown once. */
export async function acceptSignUp(id: number): Promise<AcceptedSignUp> {
  const accepted = await call(signUpOperations.acceptSignUp, { params: { id } });
  await revalidate(listSignUps, clientOperations.listClients);
  return accepted;
}

/** In place of its owner. */
export async function confirmSignUp(id: number): Promise<void> {
  await perform(signUpOperations.confirmSignUp, { params: { id } });
  await revalidate(listSignUps);
}

export async function deleteSignUp(id: number): Promise<void> {
  await deleteRow(signUpOperations.deleteSignUp, { id });
  await revalidate(listSignUps);
}
