"use client";

import { useEffect, useEffectEvent } from "react";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import * as paths from "@/lib/paths";

const url = paths.api(notificationOperations.streamNotifications.path);

type UnreadNewsProps = { account: number; unread: number; follower: UnreadFollower };

/** Follows the unread count while mounted and shows it in the page's title. */
export function UnreadNews({ account, unread, follower }: UnreadNewsProps) {
  const onUnread = useEffectEvent(follower.onUnread);
  const onLive = useEffectEvent(follower.onLive);
  useEffect(() => followUnread(url, account, { onUnread, onLive }), [account]);
  useEffect(() => showTitleBadge(unread), [unread]);
  return null;
}

const badge = /^\(\d+\+?\) /;

/** Prefixes the title with `count`, across navigations. @returns undo */
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

export type UnreadFollower = {
  onUnread(unread: number): void;
  /** False: the page has to poll. */
  onLive(isLive: boolean): void;
};

/** Milliseconds before reconnecting after a refusal. */
const pause = 60_000;

/**
 * Follows the `unread` event stream. One tab holds a lock and the stream, and broadcasts to the others: browsers allow
 * six connections per site. @returns stop
 */
export function followUnread(url: string, account: number, { onUnread, onLive }: UnreadFollower): () => void {
  if (typeof EventSource === "undefined") return () => {};
  const name = `notifications:${account}`;
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  channel?.addEventListener("message", ({ data }) => onUnread(Number(data)));
  const leaving = new AbortController();

  const hold = () =>
    holdStream(url, leaving.signal, {
      onLive,
      onUnread(unread) {
        onUnread(unread);
        channel?.postMessage(unread);
      },
    });
  // Locks need a secure context; without them each tab has its own stream.
  if (channel && navigator.locks) navigator.locks.request(name, { signal: leaving.signal }, hold).catch(() => {});
  else void hold();
  return () => {
    leaving.abort();
    channel?.close();
  };
}

function holdStream(url: string, ending: AbortSignal, { onUnread, onLive }: UnreadFollower): Promise<void> {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  function open(): void {
    source = new EventSource(url);
    source.addEventListener("open", () => onLive(true));
    source.addEventListener("unread", ({ data }) => onUnread(JSON.parse(data).unread));
    source.addEventListener("error", () => {
      onLive(false);
      // Browsers reconnect after a lost connection, not after a refusal.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, pause);
    });
  }
  open();
  return new Promise((resolve) => {
    ending.addEventListener("abort", () => {
      clearTimeout(timer);
      source.close();
      resolve();
    });
  });
}
