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

/** Secret for the app; nothing changes until its first code is confirmed. */
export function startTwoFactor(body: OwnerProof): Promise<StartedTwoFactor> {
  return call(start, { body });
}

/** @returns recovery codes */
export async function confirmTwoFactor(body: TwoFactorCodeInput): Promise<string[]> {
  const { recovery_codes: codes } = await call(confirm, { body });
  await revalidate(getTwoFactor);
  return codes;
}

/** @returns new recovery codes */
export async function renewRecoveryCodes(body: TwoFactorCodeInput): Promise<string[]> {
  const { recovery_codes: codes } = await call(renew, { body });
  await revalidate(getTwoFactor);
  return codes;
}

export async function endTwoFactor(body: TwoFactorCodeInput): Promise<void> {
  await perform(end, { body });
  await revalidate(getTwoFactor, accountOperations.getCurrentUser);
}

export function useClientTwoFactor(id: number) {
  return useAnswer(getClientTwoFactor, { params: { id } });
}

export async function endClientTwoFactor(id: number): Promise<void> {
  await perform(endOfClient, { params: { id } });
  await mutate(pathOf(getClientTwoFactor, { id }));
}

/** After the recovery codes: lifts the gate for administrators. */
export async function finishTwoFactor(): Promise<void> {
  await revalidate(accountOperations.getCurrentUser);
}
