"use client";

import { useEffect, useState } from "react";
import { followUnread } from "@/lib/browser/follow-unread";
import { notificationLimits } from "@/lib/contract/limits/notification";
import { notificationOperations } from "@/lib/contract/operations/notifications";
import * as paths from "@/lib/paths";
import { revalidate, useAnswer } from "./call/use-answer";

const { listNotifications, getUnreadNotifications, streamNotifications } = notificationOperations;

/**
 * How many this user has not read: told as it changes, and asked for now and then where that is not to be had. Null asks
 * nothing. Apart from what is done with notifications, because every screen has the number.
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
        void revalidateNotifications();
      },
    });
  }, [userId, mutate]);
  return data?.unread ?? 0;
}

/** The list has the path that all others begin with. */
export function revalidateNotifications(): Promise<void> {
  return revalidate({ path: `${listNotifications.path}?` as `/${string}` });
}
