"use client";

import { useState } from "react";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import { notificationLimits } from "@/lib/contract/notifications/values";
import { revalidate, useAnswer } from "./call/use-answer";

const { listNotifications, getUnreadNotifications } = notificationOperations;

/**
 * How many this user has not read: asked for now and then, until `follower` has been told that numbers come by
 * themselves. Apart from what is done with notifications, because every screen has the number.
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

/** The list has the path that all others begin with. */
export function revalidateNotifications(): Promise<void> {
  return revalidate({ path: `${listNotifications.path}?` as `/${string}` });
}
