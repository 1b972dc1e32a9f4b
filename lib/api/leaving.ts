"use client";

import { peopleOperations } from "@/lib/contract/content/operations";
import { leavingOperations } from "@/lib/contract/leaving/operations";
import type { LeaveInput } from "@/lib/contract/leaving/schema";
import { callLimits } from "@/lib/contract/values";
import { deleteRow, perform } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const { listPeople } = peopleOperations;
const { listFormerPeople } = leavingOperations;

/** Those who left lately, the last one first. */
export function useFormerPeople() {
  return useAnswer(listFormerPeople, { query: { page_size: callLimits.pageSize.max } });
}

export async function leaveCompany(id: number, input: LeaveInput): Promise<void> {
  await perform(leavingOperations.leavePerson, { params: { id }, body: input });
  await revalidate(listPeople, listFormerPeople);
}

export async function deletePerson(id: number): Promise<void> {
  await deleteRow(leavingOperations.deletePerson, { id });
  await revalidate(listPeople, listFormerPeople);
}

export async function bringBack(id: number): Promise<void> {
  await perform(leavingOperations.bringBackPerson, { params: { id } });
  await revalidate(listPeople, listFormerPeople);
}

export async function forgetPerson(id: number): Promise<void> {
  await deleteRow(leavingOperations.forgetPerson, { id });
  await revalidate(listFormerPeople);
}
