"use client";

import { profileOperations } from "@/lib/contract/cards/operations";
import { accountOperations, emailChangeOperations } from "@/lib/contract/identity/operations";
import type { ConfirmEmailInput } from "@/lib/contract/identity/schema";
import { perform } from "./call/call";
import { revalidate } from "./call/use-answer";

const { confirmEmail: confirm, resendEmailCode: resend, cancelEmailChange: cancel } = emailChangeOperations;

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
