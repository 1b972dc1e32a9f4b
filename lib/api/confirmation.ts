"use client";

import { signUpOperations } from "@/lib/contract/clients/operations";
import { accountOperations } from "@/lib/contract/identity/operations";
import { perform } from "./call/call";
import { revalidate } from "./call/use-answer";

/** Confirms the account's e-mail by the token of a mailed link. */
export async function confirmAccount(token: string): Promise<void> {
  await perform(signUpOperations.confirmAccount, { body: { token } });
  await revalidate(accountOperations.getCurrentUser);
}

export async function resendConfirmation(): Promise<void> {
  await perform(signUpOperations.resendConfirmation);
}
