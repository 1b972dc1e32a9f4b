"use client";

import { mutate } from "swr";
import type { ImportedRow } from "@/lib/contract/clients/schema";
import { peopleOperations } from "@/lib/contract/content/operations";
import { joiningOperations } from "@/lib/contract/joining/operations";
import type {
  AddedPerson,
  CreateJoinLinkInput,
  InvitedPeople,
  InviteInput,
  InviteOwnerInput,
  JoinLink,
  MadeInvitation,
} from "@/lib/contract/joining/schema";
import { pathOf } from "@/lib/contract/operation";
import { call, deleteRow, perform } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const { getJoining, listJoinLinks, listJoinRequests, listOwners } = joiningOperations;
const { listPeople } = peopleOperations;

export function useJoining() {
  return useAnswer(getJoining);
}

export function useJoinLinks() {
  return useAnswer(listJoinLinks);
}

export function useJoinRequests() {
  return useAnswer(listJoinRequests);
}

export async function createJoinLink(body: CreateJoinLinkInput): Promise<JoinLink> {
  const link = await call(joiningOperations.createJoinLink, { body });
  await revalidate(listJoinLinks);
  return link;
}

export async function closeJoinLink(id: number): Promise<void> {
  await deleteRow(joiningOperations.closeJoinLink, { id });
  await revalidate(listJoinLinks);
}

export async function approveJoinRequest(id: number): Promise<void> {
  await perform(joiningOperations.approveJoinRequest, { params: { id } });
  await revalidate(listJoinRequests, getJoining, listPeople);
}

export async function refuseJoinRequest(id: number): Promise<void> {
  await deleteRow(joiningOperations.refuseJoinRequest, { id });
  await revalidate(listJoinRequests, getJoining);
}

/** The answer has the link's token, shown once, unless it is mailed. */
export async function invite(body: Partial<InviteInput>): Promise<MadeInvitation> {
  const made = await call(joiningOperations.invite, { body });
  await revalidate(getJoining);
  return made;
}

/** By mail. */
export async function invitePeople(ids: readonly number[]): Promise<InvitedPeople> {
  const invited = await call(joiningOperations.invitePeople, { body: { ids: [...ids] } });
  await revalidate(listPeople, getJoining);
  return invited;
}

export async function withdrawInvitation(id: number): Promise<void> {
  await deleteRow(joiningOperations.withdrawInvitation, { id });
  await revalidate(getJoining);
}

/** Who owns a client, for the operator. */
export function useOwners(clientId: number) {
  return useAnswer(listOwners, { params: { id: clientId } });
}

/** The answer is as that of `invite`. */
export async function inviteOwner(clientId: number, body: Partial<InviteOwnerInput>): Promise<MadeInvitation> {
  const made = await call(joiningOperations.inviteOwner, { params: { id: clientId }, body });
  await mutate(pathOf(listOwners, { id: clientId }));
  return made;
}

export async function withdrawOwner(clientId: number, invitation: number): Promise<void> {
  await deleteRow(joiningOperations.withdrawOwner, { id: clientId, invitation });
  await mutate(pathOf(listOwners, { id: clientId }));
}

type PeopleOptions = { dry_run: boolean; mail_invitations: boolean };

/** What each row would become, or has. */
export async function addPeople(rows: readonly Partial<AddedPerson>[], options: PeopleOptions): Promise<ImportedRow[]> {
  const { results } = await call(joiningOperations.addPeople, { body: { ...options, rows: [...rows] } });
  if (!options.dry_run) await revalidate(listPeople, getJoining);
  return results;
}
