"use client";

import { peopleOperations } from "@/lib/contract/content/operations";
import { leavingOperations } from "@/lib/contract/leaving/operations";
import type { LeaveCompanyInput, LeaveInput } from "@/lib/contract/leaving/schema";
import { callLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";
import { deleteRow, perform } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";
import { openCompany } from "./companies";

const { listPeople } = peopleOperations;
const { listFormerPeople } = leavingOperations;

/** Those who left lately, the last one first. */
export function useFormerPeople() {
  return useAnswer(listFormerPeople, { query: { page_size: callLimits.pageSize.max } });
}

export async function leavePerson(id: number, input: LeaveInput): Promise<void> {
  await perform(leavingOperations.leavePerson, { params: { id }, body: input });
  await revalidate(listPeople, listFormerPeople);
}

/** Out of the company, with the own card; opens what is left of the account's work with a full load. */
export async function leaveCompany(body: LeaveCompanyInput): Promise<void> {
  await perform(leavingOperations.leaveCompany, { body });
  openCompany(paths.dashboard);
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
