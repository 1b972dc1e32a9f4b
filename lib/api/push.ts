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

/** Web push on this browser; `blocked` by its user. */
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

/** False if the user declines. @throws RequestError, or the browser's error if its push service is unreachable */
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
