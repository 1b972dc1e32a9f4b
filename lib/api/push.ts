"use client";

import useSWR, { mutate } from "swr";
import { isBlocked, subscribe } from "@/lib/browser/push-device";
import { canSubscribe, findSubscription } from "@/lib/browser/push-subscription";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import type { SubscribeToPushInput } from "@/lib/contract/notifications/schema";
import { call, perform } from "./call/call";
import { revalidate } from "./call/use-answer";
import { leaveDevice } from "./leave-device";

const { getPushStatus, getNotificationSettings, subscribeToPush, unsubscribeFromPush } = notificationOperations;

/** Whether this browser gets notifications while the dashboard is closed; `blocked` where its user has forbidden them. */
export type DeviceState = "unsupported" | "blocked" | "off" | "on";

const key = "this device's notifications";

export function useDeviceState() {
  return useSWR<DeviceState, unknown>(key, readState, { shouldRetryOnError: false });
}

async function readState(): Promise<DeviceState> {
  if (!canSubscribe()) return "unsupported";
  const subscription = await findSubscription();
  if (subscription) {
    const { subscribed } = await call(getPushStatus, { query: { endpoint: subscription.endpoint } });
    if (subscribed) return "on";
  }
  return isBlocked() ? "blocked" : "off";
}

/**
 * Asks this browser's user, and has it told from now on; false where the answer is no.
 * @throws RequestError, or what the browser throws where its push service is out of reach
 */
export async function startOnDevice(): Promise<boolean> {
  const { key: siteKey } = await call(getPushStatus);
  const subscription = await subscribe(siteKey);
  if (subscription) await perform(subscribeToPush, { body: subscription.toJSON() as SubscribeToPushInput });
  await refresh();
  return subscription !== null;
}

export async function stopOnDevice(): Promise<void> {
  await leaveDevice();
  await refresh();
}

export async function stopOnAllDevices(): Promise<void> {
  await perform(unsubscribeFromPush);
  await refresh();
}

async function refresh(): Promise<void> {
  await Promise.all([mutate(key), revalidate(getNotificationSettings)]);
}
