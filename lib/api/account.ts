"use client";

import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { showCompany } from "@/lib/browser/company";
import { leaveForLogin } from "@/lib/browser/leave";
import { storeRoleMarker } from "@/lib/browser/role-marker";
import { profileOperations } from "@/lib/contract/cards/operations";
import { accountOperations, authOperations } from "@/lib/contract/identity/operations";
import type {
  ChangeOwnPasswordInput,
  CurrentUser,
  SignInPhoneInput,
  UpdateAccountInput,
} from "@/lib/contract/identity/schema";
import { administration } from "@/lib/contract/identity/values";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";
import { perform } from "./call/call";
import type { RequestError } from "./call/request";
import { revalidate, useAnswer } from "./call/use-answer";
import { leaveDevice } from "./leave-device";

export function useCurrentUser() {
  return useAnswer(accountOperations.getCurrentUser, {}, { onSuccess: noteUser });
}

/** What the browser knows of its user beside the profile. */
export function noteUser(user: Pick<CurrentUser, "is_admin" | "client_id">): void {
  storeRoleMarker(user);
  showCompany(user.is_admin ? administration : user.client_id);
}

export function useReloadCurrentUser(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(pathOf(accountOperations.getCurrentUser)), [mutate]);
}

/**
 * Signs out and leaves; if the server could not end the session, the sign-in page says so. @throws RequestError if
 * nobody answered: the session goes on
 */
export async function signOut(): Promise<void> {
  await leaveDevice().catch(() => {});
  const failure = await perform(authOperations.signOut).catch((error: RequestError) => error);
  if (failure?.status === 0) throw failure;
  leaveForLogin({ back: false, page: failure?.status === 503 ? paths.loginAfterHalfSignOut : paths.login() });
}

export async function changeOwnPassword(body: ChangeOwnPasswordInput): Promise<void> {
  await perform(accountOperations.changeOwnPassword, { body });
  await revalidate(accountOperations.getCurrentUser);
}

/** Empty removes it. */
export async function setSignInPhone(body: SignInPhoneInput): Promise<void> {
  await perform(accountOperations.setSignInPhone, { body });
  await revalidate(accountOperations.getCurrentUser);
}

/** Changes only the fields in `body`. */
export async function updateAccount(body: UpdateAccountInput): Promise<void> {
  await perform(accountOperations.updateAccount, { body });
  await revalidate(accountOperations.getCurrentUser, profileOperations.getOwnClient);
}
