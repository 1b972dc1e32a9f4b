"use client";

import { changeRequestOperations, ownPersonOperations, peopleOperations } from "@/lib/contract/content/operations";
import type { AskForChangeInput, UpdateOwnPersonInput } from "@/lib/contract/content/own-person";
import { accountOperations } from "@/lib/contract/identity/operations";
import { perform, toChangeForm } from "./call/call";
import type { UploadOptions } from "./call/request";
import { revalidate, useAnswer } from "./call/use-answer";

const { getOwnPerson } = ownPersonOperations;
const { listChangeRequests } = changeRequestOperations;

/** Asked for by those alone whose card one is. */
export function useOwnPerson(isAsked = true) {
  return useAnswer(isAsked ? getOwnPerson : null);
}

/** Changes only the fields in `body`. */
export async function updateOwnPerson(body: UpdateOwnPersonInput, options: UploadOptions = {}): Promise<void> {
  await perform(ownPersonOperations.updateOwnPerson, { body: toChangeForm(body), ...options });
  await revalidate(getOwnPerson);
}

export async function askForChange(body: AskForChangeInput): Promise<void> {
  await perform(ownPersonOperations.askForChange, { body });
  await revalidate(getOwnPerson);
}

export function useChangeRequests() {
  return useAnswer(listChangeRequests);
}

export async function approveChange(id: number): Promise<void> {
  await perform(changeRequestOperations.approveChange, { params: { id } });
  await revalidate(listChangeRequests, accountOperations.getCurrentUser, peopleOperations.listPeople);
}

export async function refuseChange(id: number, reason: string): Promise<void> {
  await perform(changeRequestOperations.refuseChange, { params: { id }, body: { reason } });
  await revalidate(listChangeRequests, accountOperations.getCurrentUser);
}
