"use client";

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
import { RequestError, requestJson } from "./call/request";
import { forgetAnswers, revalidate, useAnswer } from "./call/use-answer";
import { leaveDevice } from "./push";

export function useCurrentUser() {
  return useAnswer(accountOperations.getCurrentUser, {}, { onSuccess: storeRoleMarker });
}

/** Reads the signed-in user again, and with it the marker of its role. */
export function useReloadCurrentUser(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(pathOf(accountOperations.getCurrentUser)), [mutate]);
}

/**
 * Opens a session.
 * @throws RequestError with the server's reason as `detail`, null where it gave none; its `code` is `two_factor_needed` where
 * the account asks for a code, which is missing or wrong
 */
export function signIn({ email, password, code }: LoginInput): Promise<void> {
  return openSession("credentials", { email, password, code });
}

/** Opens a session for what proves an account by one of next-auth's providers. @throws RequestError */
export async function openSession(way: "credentials" | "passkey", proof: Record<string, string | undefined>) {
  // What next-auth wants to see again with a sign-in.
  const { csrfToken } = (await requestJson("GET", "/auth/csrf", { isAwaited: true })) as { csrfToken: string };
  await requestJson("POST", `/auth/callback/${way}`, { json: { ...proof, csrfToken, json: "true" } });
  await forgetAnswers();
}

/** Whether a sign-in failed because the account asks for a code, which is missing or wrong. */
export function asksForCode(error: unknown): error is RequestError {
  return error instanceof RequestError && error.code === "two_factor_needed";
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

/** Changes what is present in `body` and leaves the rest. */
export async function updateAccount(body: UpdateAccountInput): Promise<void> {
  await perform(accountOperations.updateAccount, { body });
  await revalidate(accountOperations.getCurrentUser, profileOperations.getOwnClient);
}
