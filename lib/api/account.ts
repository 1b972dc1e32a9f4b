"use client";

import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { leaveForLogin } from "@/lib/browser/leave";
import { storeRoleMarker } from "@/lib/browser/role-marker";
import { profileOperations } from "@/lib/contract/cards/operations";
import { accountOperations, authOperations } from "@/lib/contract/identity/operations";
import type { ChangePasswordInput, SignInPhoneInput, UpdateAccountInput } from "@/lib/contract/identity/schema";
import { pathOf } from "@/lib/contract/operation";
import { perform } from "./call/call";
import type { RequestError } from "./call/request";
import { revalidate, useAnswer } from "./call/use-answer";
import { leaveDevice } from "./leave-device";

export function useCurrentUser() {
  return useAnswer(accountOperations.getCurrentUser, {}, { onSuccess: storeRoleMarker });
}

/** Reads the signed-in user again, and with it the marker of its role. */
export function useReloadCurrentUser(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(pathOf(accountOperations.getCurrentUser)), [mutate]);
}

/**
 * Ends the session and leaves; where the server had to leave it as it was, the sign-in page says so.
 * @throws RequestError where nobody answered, so that the session goes on
 */
export async function signOut(): Promise<void> {
  await leaveDevice().catch(() => {});
  const failure = await perform(authOperations.signOut).catch((error: RequestError) => error);
  if (failure?.status === 0) throw failure;
  leaveForLogin({ back: false, isEnded: failure?.status !== 503 });
}

export async function changeOwnPassword(body: ChangePasswordInput): Promise<void> {
  await perform(accountOperations.changeOwnPassword, { body });
}

/** Another number to sign in with, or none where it is empty. */
export async function setSignInPhone(body: SignInPhoneInput): Promise<void> {
  await perform(accountOperations.setSignInPhone, { body });
  await revalidate(accountOperations.getCurrentUser);
}

/** Changes what is present in `body` and leaves the rest. */
export async function updateAccount(body: UpdateAccountInput): Promise<void> {
  await perform(accountOperations.updateAccount, { body });
  await revalidate(accountOperations.getCurrentUser, profileOperations.getOwnClient);
}
