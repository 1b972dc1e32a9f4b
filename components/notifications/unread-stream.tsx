"use client";

import { useEffect, useEffectEvent } from "react";
import { notificationOperations } from "@/lib/contract/operations/notifications";
import * as paths from "@/lib/paths";
import { followUnread, type UnreadFollower } from "./follow-unread";

const url = paths.api(notificationOperations.streamNotifications.path);

/** Follows what an account has not read for as long as it stands there; nothing is to be seen of it. */
export function UnreadStream({ account, follower }: { account: number; follower: UnreadFollower }) {
  const onUnread = useEffectEvent(follower.onUnread);
  const onLive = useEffectEvent(follower.onLive);
  useEffect(() => followUnread(url, account, { onUnread, onLive }), [account]);
  return null;
}
