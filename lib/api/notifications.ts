"use client";

import { notificationOperations } from "@/lib/contract/notifications/operations";
import type {
  NotificationSettings,
  ReadNotificationsInput,
  UpdateNotificationSettingsInput,
} from "@/lib/contract/notifications/schema";
import { call } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";
import { revalidateNotifications } from "./unread";

const { listNotifications, getUnreadNotifications, getNotificationSettings } = notificationOperations;

/** The newest `count`; null reads nothing. */
export function useNotifications(count: number | null) {
  return useAnswer(count === null ? null : listNotifications, { query: { page_size: count ?? undefined } });
}

/** One, or all up to one. */
export async function readNotifications(which: ReadNotificationsInput): Promise<void> {
  await call(notificationOperations.readNotifications, { body: which });
  await revalidate(getUnreadNotifications);
  await revalidateNotifications();
}

export function useNotificationSettings() {
  return useAnswer(getNotificationSettings);
}

/** Changes only the fields in `body`. */
export async function updateNotificationSettings(body: UpdateNotificationSettingsInput): Promise<NotificationSettings> {
  const settings = await call(notificationOperations.updateNotificationSettings, { body });
  await revalidate(getNotificationSettings);
  return settings;
}
