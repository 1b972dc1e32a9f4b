"use client";

import { useEffect, useState } from "react";
import { followUnread } from "@/lib/browser/follow-unread";
import { notificationLimits } from "@/lib/contract/limits/notification";
import type {
  NotificationSettings,
  ReadNotificationsInput,
  UpdateNotificationSettingsInput,
} from "@/lib/contract/notification";
import { notificationOperations } from "@/lib/contract/operations/notifications";
import { paths } from "@/lib/paths";
import { call } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const { listNotifications, getUnreadNotifications, getNotificationSettings, streamNotifications } =
  notificationOperations;

/** The newest notifications, so many of them; null reads none. */
export function useNotifications(count: number | null) {
  return useAnswer(count === null ? null : listNotifications, { query: { page_size: count ?? undefined } });
}

/**
 * How many this user has not read: told as it changes, and asked for now and then where that is not to be had. Null asks
 * nothing.
 */
export function useUnread(userId: number | null): number {
  const [isLive, setIsLive] = useState(false);
  const refreshing = { refreshInterval: isLive ? 0 : notificationLimits.refresh };
  const { data, mutate } = useAnswer(userId === null ? null : getUnreadNotifications, {}, refreshing);
  useEffect(() => {
    if (userId === null) return;
    return followUnread(paths.api(streamNotifications.path), userId, {
      onLive: setIsLive,
      onUnread(unread) {
        void mutate({ unread }, { revalidate: false });
        void revalidateList();
      },
    });
  }, [userId, mutate]);
  return data?.unread ?? 0;
}

/** Marks one as read, or all up to one. */
export async function readNotifications(which: ReadNotificationsInput): Promise<void> {
  await call(notificationOperations.readNotifications, { body: which });
  await revalidate(getUnreadNotifications);
  await revalidateList();
}

export function useNotificationSettings() {
  return useAnswer(getNotificationSettings);
}

/** Changes what is present and leaves the rest. */
export async function updateNotificationSettings(body: UpdateNotificationSettingsInput): Promise<NotificationSettings> {
  const settings = await call(notificationOperations.updateNotificationSettings, { body });
  await revalidate(getNotificationSettings);
  return settings;
}

/** The list has the path that all others begin with. */
function revalidateList(): Promise<void> {
  return revalidate({ path: `${listNotifications.path}?` as `/${string}` });
}
