"use client";

import useSWRImmutable from "swr/immutable";
import type { z } from "zod";
import { createPasskey } from "@/lib/browser/passkeys";
import { signUpOperations } from "@/lib/contract/clients/operations";
import type { ImportedRow } from "@/lib/contract/clients/schema";
import { peopleOperations } from "@/lib/contract/content/operations";
import { authOperations } from "@/lib/contract/identity/operations";
import { joiningOperations } from "@/lib/contract/joining/operations";
import type {
  AddedPerson,
  acceptJoinSchema,
  CreateJoinLinkInput,
  InviteInput,
  JoinLink,
  joinSchema,
  MadeInvitation,
} from "@/lib/contract/joining/schema";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";
import { call, deleteRow, perform } from "./call/call";
import { createOnce } from "./call/create-once";
import { RequestError } from "./call/request";
import { revalidate, useAnswer } from "./call/use-answer";
import { openCompany } from "./companies";
import { signIn } from "./sign-in/open-session";
import { signInWithPasskey } from "./sign-in/passkeys";
import { isEndedLink } from "./sign-in/reset-links";

const { getJoining, listJoinLinks, listJoinRequests, checkJoin } = joiningOperations;
const { listPeople } = peopleOperations;

/** Where a link of the page leads. */
export function useJoinOffer(token: string) {
  return useSWRImmutable([pathOf(checkJoin), token], () => call(checkJoin, { body: { token } }), {
    shouldRetryOnError: false,
  });
}

/** What a browser has made for a new account; null if cancelled. @throws RequestError, PasskeyError */
export async function makePasskey(): Promise<string | null> {
  const credential = await createPasskey(await call(signUpOperations.startAccountPasskey));
  return credential && JSON.stringify(credential);
}

/** As a form has it, with a passkey as JSON. */
type Typed = z.input<typeof joinSchema>;

/**
 * Opens an account, signs in to it, and goes to the dashboard. Who has an account already is in by its own password, or not.
 *
 * @returns whether it has signed in
 */
export async function joinAsNew(input: Typed): Promise<boolean> {
  await createOnce(joiningOperations.join, { body: input });
  if (!(await enter(input))) return false;
  // It came in with the account, unless that was there before.
  await acceptJoin(input).catch((error) => {
    if (!isEndedLink(error) && !(error instanceof RequestError && error.status === 409)) throw error;
    openCompany(paths.dashboard);
  });
  return true;
}

async function enter({ email, phone = "", password }: Typed): Promise<boolean> {
  if (password === undefined) return signInWithPasskey();
  try {
    await signIn({ email: email || phone, password });
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return false;
    throw error;
  }
}

/** Joins with the account that is signed in, and goes to the dashboard. */
export async function acceptJoin({ token, name, phone }: z.input<typeof acceptJoinSchema>): Promise<void> {
  await perform(joiningOperations.acceptJoin, { body: { token, name, phone } });
  openCompany(paths.dashboard);
}

/** Lets another account join by the page that is shown. */
export async function signOutHere(): Promise<void> {
  await perform(authOperations.signOut);
  window.location.reload();
}

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

export async function withdrawInvitation(id: number): Promise<void> {
  await deleteRow(joiningOperations.withdrawInvitation, { id });
  await revalidate(getJoining);
}

type PeopleOptions = { dry_run: boolean; mail_invitations: boolean };

/** What each row would become, or has. */
export async function addPeople(rows: readonly Partial<AddedPerson>[], options: PeopleOptions): Promise<ImportedRow[]> {
  const { results } = await call(joiningOperations.addPeople, { body: { ...options, rows: [...rows] } });
  if (!options.dry_run) await revalidate(listPeople, getJoining);
  return results;
}
