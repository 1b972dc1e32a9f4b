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

/** False if cancelled. @throws RequestError, PasskeyError */
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

/** Re-authentication by passkey; null if cancelled. @throws RequestError, PasskeyError */
export async function signOwnerProof(): Promise<PasskeyProof | null> {
  return signWithPasskey(await call(startPasskeyProof));
}

/** False if cancelled, or without a passkey. @throws RequestError, PasskeyError */
export async function signInWithPasskey(): Promise<boolean> {
  return openWith(await signWithPasskey(await call(startPasskeySignIn)));
}

/**
 * Conditional UI. @returns a function that signs in with the picked passkey; null without one, at the latest when
 * `signal` aborts
 */
export async function awaitSuggestedPasskey(signal: AbortSignal): Promise<(() => Promise<boolean>) | null> {
  const askedAt = Date.now();
  const credential = await signWithSuggested(() => call(suggestPasskey), signal);
  if (!credential || signal.aborted) return null;
  // After sleep the challenge has expired: ask again instead of failing.
  const isFresh = Date.now() - askedAt < passkeyLimits.lasts - callLimits.requestTimeout;
  return isFresh ? () => openWith(credential) : signInWithPasskey;
}

async function openWith(credential: object | null): Promise<boolean> {
  if (!credential) return false;
  await openSession("passkey", { credential: JSON.stringify(credential) });
  return true;
}
