"use client";

import useSWRImmutable from "swr/immutable";
import { clearRoleMarker } from "@/lib/browser/role-marker";
import { authOperations, resetLinkOperations } from "@/lib/contract/identity/operations";
import type { CreatedResetLink, ResetPasswordInput } from "@/lib/contract/identity/schema";
import { pathOf } from "@/lib/contract/operation";
import { call, perform } from "../call/call";
import { RequestError } from "../call/request";
import { useAnswer } from "../call/use-answer";

const { checkResetLink } = resetLinkOperations;

export async function askForResetLink(email: string): Promise<void> {
  await perform(resetLinkOperations.askForResetLink, { body: { email } });
}

/** Whose password the link sets; an empty token is not looked at. */
export function useResetLink(token: string) {
  return useSWRImmutable(token && [pathOf(checkResetLink), token], () => call(checkResetLink, { body: { token } }), {
    shouldRetryOnError: false,
  });
}

/** Sets the password, and ends this browser's own session: whoever has set one signs in with it. */
export async function resetPassword(body: ResetPasswordInput): Promise<void> {
  await perform(resetLinkOperations.resetPassword, { body });
  await perform(authOperations.signOut).catch(() => {});
  clearRoleMarker();
}

/** Whether a failure says that the link does not hold (any more). */
export function isEndedLink(error: unknown): boolean {
  return error instanceof RequestError && error.fields?.token !== undefined;
}

/** Whether links can be mailed. */
export function useResetHelp() {
  return useAnswer(resetLinkOperations.getResetHelp);
}

/** The answer holds the link's token, which nobody can read again. */
export function createResetLink(clientId: number): Promise<CreatedResetLink> {
  return call(resetLinkOperations.createResetLink, { params: { id: clientId } });
}
