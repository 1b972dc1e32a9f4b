"use client";

import { useEffect, useEffectEvent } from "react";
import { showTitleBadge } from "@/lib/browser/title-badge";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import * as paths from "@/lib/paths";
import { followUnread, type UnreadFollower } from "./follow-unread";

const url = paths.api(notificationOperations.streamNotifications.path);

type UnreadNewsProps = { account: number; unread: number; follower: UnreadFollower };

/**
 * Follows what an account has not read for as long as it stands there, and has the number in the page's title, for who
 * has the dashboard in another tab.
 */
export function UnreadNews({ account, unread, follower }: UnreadNewsProps) {
  const onUnread = useEffectEvent(follower.onUnread);
  const onLive = useEffectEvent(follower.onLive);
  useEffect(() => followUnread(url, account, { onUnread, onLive }), [account]);
  useEffect(() => showTitleBadge(unread), [unread]);
  return null;
}
