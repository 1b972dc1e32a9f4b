"use client";

import { administratorOperations } from "@/lib/contract/identity/operations";
import type {
  CreatedResetLink,
  InviteAdministratorInput,
  InviteAgainInput,
  OwnerProof,
} from "@/lib/contract/identity/schema";
import { call, perform } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const { listAdministrators, inviteAdministrator: inviteNew, inviteAdministratorAgain } = administratorOperations;
const { blockAdministrator, unblockAdministrator, removeAdministrator: remove } = administratorOperations;

export function useAdministrators() {
  return useAnswer(listAdministrators);
}

/** The link to set a password, shown once; null if it is mailed. */
export async function inviteAdministrator(body: InviteAdministratorInput): Promise<CreatedResetLink | null> {
  const { link } = await call(inviteNew, { body });
  await revalidate(listAdministrators);
  return link;
}

export async function inviteAgain(id: number, body: InviteAgainInput): Promise<CreatedResetLink | null> {
  const { link } = await call(inviteAdministratorAgain, { params: { id }, body });
  return link;
}

export async function setAdministratorActive(id: number, isActive: boolean, body: OwnerProof): Promise<void> {
  await perform(isActive ? unblockAdministrator : blockAdministrator, { params: { id }, body });
  await revalidate(listAdministrators);
}

export async function removeAdministrator(id: number, body: OwnerProof): Promise<void> {
  await perform(remove, { params: { id }, body });
  await revalidate(listAdministrators);
}
