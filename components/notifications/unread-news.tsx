"use client";

import { useEffect, useEffectEvent } from "react";
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

const badge = /^\(\d+\+?\) /;

/** Shows `count` before the page's title, whichever page is opened, until the function that it returns is called. */
function showTitleBadge(count: number): () => void {
  const write = () => {
    const plain = document.title.replace(badge, "");
    const title = count > 0 ? `(${count > 99 ? "99+" : count}) ${plain}` : plain;
    if (document.title !== title) document.title = title;
  };
  write();
  const watching = new MutationObserver(write);
  watching.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    watching.disconnect();
    document.title = document.title.replace(badge, "");
  };
}
