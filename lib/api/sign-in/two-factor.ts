"use client";

import { mutate } from "swr";
import { accountOperations, twoFactorOperations } from "@/lib/contract/identity/operations";
import type { OwnerProof, StartedTwoFactor, TwoFactorCodeInput } from "@/lib/contract/identity/schema";
import { pathOf } from "@/lib/contract/operation";
import { call, perform } from "../call/call";
import { revalidate, useAnswer } from "../call/use-answer";

const { getTwoFactor, startTwoFactor: start, confirmTwoFactor: confirm } = twoFactorOperations;
const { renewRecoveryCodes: renew, endTwoFactor: end } = twoFactorOperations;
const { getClientTwoFactor, endClientTwoFactor: endOfClient } = twoFactorOperations;

export function useTwoFactor() {
  return useAnswer(getTwoFactor);
}

/** What an authenticator app is to be told; the account changes only as its first code is confirmed. */
export function startTwoFactor(body: OwnerProof): Promise<StartedTwoFactor> {
  return call(start, { body });
}

/** The codes to keep. */
export async function confirmTwoFactor(body: TwoFactorCodeInput): Promise<string[]> {
  const { recovery_codes: codes } = await call(confirm, { body });
  await revalidate(getTwoFactor);
  return codes;
}

/** Other codes to keep. */
export async function renewRecoveryCodes(body: TwoFactorCodeInput): Promise<string[]> {
  const { recovery_codes: codes } = await call(renew, { body });
  await revalidate(getTwoFactor);
  return codes;
}

export async function endTwoFactor(body: TwoFactorCodeInput): Promise<void> {
  await perform(end, { body });
  await revalidate(getTwoFactor, accountOperations.getCurrentUser);
}

/** Whether a client has it. */
export function useClientTwoFactor(id: number) {
  return useAnswer(getClientTwoFactor, { params: { id } });
}

export async function endClientTwoFactor(id: number): Promise<void> {
  await perform(endOfClient, { params: { id } });
  await mutate(pathOf(getClientTwoFactor, { id }));
}

/** Once the codes are kept: administrators who need it may do everything from now on. */
export async function finishTwoFactor(): Promise<void> {
  await revalidate(accountOperations.getCurrentUser);
}
