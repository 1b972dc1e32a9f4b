"use client";

import { useState } from "react";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import { notificationLimits } from "@/lib/contract/notifications/values";
import { revalidate, useAnswer } from "./call/use-answer";

const { listNotifications, getUnreadNotifications } = notificationOperations;

/**
 * Unread count, polled until `follower` says that the stream is live. Separate from `notifications.ts`: every screen
 * needs it.
 */
export function useUnread() {
  const [isLive, setIsLive] = useState(false);
  const refreshing = { refreshInterval: isLive ? 0 : notificationLimits.refresh };
  const { data, mutate } = useAnswer(getUnreadNotifications, {}, refreshing);
  const follower = {
    onLive: setIsLive,
    onUnread(unread: number) {
      void mutate({ unread }, { revalidate: false });
      void revalidateNotifications();
    },
  };
  return { unread: data?.unread ?? 0, follower };
}

export function revalidateNotifications(): Promise<void> {
  return revalidate({ path: `${listNotifications.path}?` as `/${string}` });
}
