"use client";

import type { ConfirmEmailInput } from "@/lib/contract/email-change";
import { accountOperations } from "@/lib/contract/operations/account";
import { emailChangeOperations } from "@/lib/contract/operations/email-change";
import { profileOperations } from "@/lib/contract/operations/profile";
import { perform } from "./call/call";
import { revalidate } from "./call/use-answer";

const { confirmEmail: confirm, resendEmailCode: resend, cancelEmailChange: cancel } = emailChangeOperations;

/** Signs in with the new address from then on. */
export async function confirmEmail(body: ConfirmEmailInput): Promise<void> {
  await perform(confirm, { body });
  await revalidate(accountOperations.getCurrentUser, profileOperations.getOwnClient);
}

export async function resendEmailCode(): Promise<void> {
  await perform(resend);
}

export async function cancelEmailChange(): Promise<void> {
  await perform(cancel);
  await revalidate(accountOperations.getCurrentUser);
}
