"use client";

import { createPasskey, signWithPasskey, signWithSuggested } from "@/lib/browser/passkeys";
import { accountOperations, passkeyOperations, passkeySignInOperations } from "@/lib/contract/identity/operations";
import type { OwnerProof, PasskeyProof, RenamePasskeyInput } from "@/lib/contract/identity/schema";
import { passkeyLimits } from "@/lib/contract/identity/values";
import { callLimits } from "@/lib/contract/values";
import { call, deleteRow, perform } from "../call/call";
import { revalidate, useAnswer } from "../call/use-answer";
import { openSession } from "./open-session";

const { listPasskeys, startPasskey, startPasskeyProof, addPasskey: add } = passkeyOperations;
const { renamePasskey: rename, deletePasskey: remove } = passkeyOperations;
const { startPasskeySignIn, suggestPasskey } = passkeySignInOperations;

export function usePasskeys() {
  return useAnswer(listPasskeys);
}

/**
 * Makes a passkey on this device and keeps it with the account; false where its owner has thought better of it.
 * @throws RequestError, PasskeyError
 */
export async function addPasskey(body: OwnerProof): Promise<boolean> {
  const credential = await createPasskey(await call(startPasskey, { body }));
  if (!credential) return false;
  await perform(add, { body: { credential } });
  await revalidate(listPasskeys, accountOperations.getCurrentUser);
  return true;
}

export async function renamePasskey(id: number, body: RenamePasskeyInput): Promise<void> {
  await perform(rename, { params: { id }, body });
  await revalidate(listPasskeys);
}

export async function deletePasskey(id: number): Promise<void> {
  await deleteRow(remove, { id });
  await revalidate(listPasskeys, accountOperations.getCurrentUser);
}

/**
 * What one of the account's passkeys has signed, as its owner's proof; null where its owner has thought better of it.
 * @throws RequestError, PasskeyError
 */
export async function signOwnerProof(): Promise<PasskeyProof | null> {
  return signWithPasskey(await call(startPasskeyProof));
}

/** Opens a session; false where its owner has thought better of it, or has no passkey. @throws RequestError, PasskeyError */
export async function signInWithPasskey(): Promise<boolean> {
  return openWith(await signWithPasskey(await call(startPasskeySignIn)));
}

/**
 * Has the browser suggest passkeys for the e-mail until one is picked, and gives what then signs in with it, as
 * `signInWithPasskey` does. Null where it comes to nothing, at the latest once `signal` ends it.
 */
export async function awaitSuggestedPasskey(signal: AbortSignal): Promise<(() => Promise<boolean>) | null> {
  const askedAt = Date.now();
  const credential = await signWithSuggested(() => call(suggestPasskey), signal);
  if (!credential || signal.aborted) return null;
  // A machine that slept meanwhile has kept it for too long: it is asked for once more, rather than refused.
  const isFresh = Date.now() - askedAt < passkeyLimits.lasts - callLimits.requestTimeout;
  return isFresh ? () => openWith(credential) : signInWithPasskey;
}

async function openWith(credential: object | null): Promise<boolean> {
  if (!credential) return false;
  await openSession("passkey", { credential: JSON.stringify(credential) });
  return true;
}
