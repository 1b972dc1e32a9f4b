"use client";

import { findSubscription } from "@/lib/browser/push-subscription";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import { perform } from "./call/call";

/**
 * Before somebody signs out, so that whoever uses this browser next reads nothing of the account. Apart from what else is
 * done with devices, because every screen can end its session.
 */
export async function leaveDevice(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  await perform(notificationOperations.unsubscribeFromPush, { query: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
