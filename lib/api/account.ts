"use client";

import { signIn as signInWithCredentials } from "next-auth/react";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { leaveForLogin } from "@/lib/browser/leave";
import { storeRoleMarker } from "@/lib/browser/role-marker";
import type { ChangePasswordInput, LoginInput, UpdateAccountInput } from "@/lib/contract/account";
import { accountOperations } from "@/lib/contract/operations/account";
import { authOperations } from "@/lib/contract/operations/auth";
import { pathOf } from "@/lib/contract/operations/operation";
import { profileOperations } from "@/lib/contract/operations/profile";
import { perform } from "./call/call";
import { lenientOperations } from "./call/lenient-operations";
import { RequestError } from "./call/request";
import { forgetAnswers, revalidate, useAnswer } from "./call/use-answer";
import { leaveDevice } from "./push";

export function useCurrentUser() {
  return useAnswer(lenientOperations.getCurrentUser, {}, { onSuccess: storeRoleMarker });
}

/** Reads the signed-in user again, and with it the marker of its role. */
export function useReloadCurrentUser(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(pathOf(accountOperations.getCurrentUser)), [mutate]);
}

/** Opens a session. @throws RequestError with the server's reason as `detail`, null where it gave none */
export async function signIn({ email, password }: LoginInput): Promise<void> {
  const answer = await signInWithCredentials("credentials", { email, password, redirect: false }).catch((cause) => {
    throw new RequestError(0, { code: "network" }, cause);
  });
  // Without an answer the library has already left for its own error page.
  if (!answer?.ok) throw new RequestError(answer?.status ?? 0, { detail: answer?.error });
  await forgetAnswers();
}

/** Ends the session and leaves, also where the server could not be told. */
export async function signOut(): Promise<void> {
  await leaveDevice().catch(() => {});
  await perform(authOperations.signOut).catch(() => {});
  leaveForLogin({ back: false });
}

export async function changeOwnPassword(body: ChangePasswordInput): Promise<void> {
  await perform(accountOperations.changeOwnPassword, { body });
}

/** Changes what is present in `body` and leaves the rest. */
export async function updateAccount(body: UpdateAccountInput): Promise<void> {
  await perform(accountOperations.updateAccount, { body });
  await revalidate(accountOperations.getCurrentUser, profileOperations.getOwnClient);
}
