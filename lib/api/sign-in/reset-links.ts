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

/** An empty token reads nothing. */
export function useResetLink(token: string) {
  return useSWRImmutable(token && [pathOf(checkResetLink), token], () => call(checkResetLink, { body: { token } }), {
    shouldRetryOnError: false,
  });
}

/** Also ends this browser's session. */
export async function resetPassword(body: ResetPasswordInput): Promise<void> {
  await perform(resetLinkOperations.resetPassword, { body });
  await perform(authOperations.signOut).catch(() => {});
  clearRoleMarker();
}

/** The link is invalid or expired. */
export function isEndedLink(error: unknown): boolean {
  return error instanceof RequestError && error.fields?.token !== undefined;
}

export function useResetHelp() {
  return useAnswer(resetLinkOperations.getResetHelp);
}

/** The answer has the link's token, shown once. */
export function createResetLink(clientId: number): Promise<CreatedResetLink> {
  return call(resetLinkOperations.createResetLink, { params: { id: clientId } });
}
