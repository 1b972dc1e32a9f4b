"use client";

import { findSubscription } from "@/lib/browser/push-subscription";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import { perform } from "./call/call";

/**
 * Called on sign-out: the next user must not get this account's notifications. Separate from `push.ts`: every screen
 * needs it.
 */
export async function leaveDevice(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  await perform(notificationOperations.unsubscribeFromPush, { query: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
