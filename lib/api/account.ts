"use client";

import { signIn as signInWithCredentials } from "next-auth/react";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import type { ChangePasswordInput, LoginInput, UpdateAccountInput } from "@/lib/contract/account";
import { pathOf } from "@/lib/contract/endpoints";
import { currentUserAnswerSchema } from "@/lib/provider-client/account-answers";
import { leaveForLogin } from "./leave";
import { RequestError, requestJson } from "./request";
import { storeRoleMarker } from "./role-marker";
import { forgetAnswers, revalidate, useAnswer } from "./use-answer";

export function useCurrentUser() {
  return useAnswer(pathOf("currentUser"), currentUserAnswerSchema, { onSuccess: storeRoleMarker });
}

/** Reads the signed-in user again, and with it the marker of its role. */
export function useReloadCurrentUser(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(pathOf("currentUser")), [mutate]);
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
  await requestJson("POST", pathOf("logout")).catch(() => {});
  leaveForLogin({ back: false });
}

export async function changeOwnPassword(input: ChangePasswordInput): Promise<void> {
  await requestJson("PUT", pathOf("changePassword"), { json: input });
}

/** Changes what is present in `input` and leaves the rest. */
export async function updateAccount(input: UpdateAccountInput): Promise<void> {
  await requestJson("PUT", pathOf("account"), { json: input });
  await revalidate(pathOf("currentUser"), pathOf("clientBasic"));
}
