"use client";

import { useEffect, useEffectEvent } from "react";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import * as paths from "@/lib/paths";

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

/** What a page is told. */
export type UnreadFollower = {
  onUnread(unread: number): void;
  /** Whether numbers come by themselves from now on; where they do not, the page has to ask now and then. */
  onLive(isLive: boolean): void;
};

/** How long after a refusal a stream is asked for again, in milliseconds. */
const pause = 60_000;

/**
 * Follows a stream of `unread` events until the function that it returns is called. Of an account's open pages in one
 * browser one holds the stream and tells the others: browsers open six connections to a site and no more.
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
  // Without a secure connection there are no locks, and each page holds a stream of its own.
  if (channel && navigator.locks) navigator.locks.request(name, { signal: leaving.signal }, hold).catch(() => {});
  else void hold();
  return () => {
    leaving.abort();
    channel?.close();
  };
}

/** Resolves once it has been told to end. */
function holdStream(url: string, ending: AbortSignal, { onUnread, onLive }: UnreadFollower): Promise<void> {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  function open(): void {
    source = new EventSource(url);
    source.addEventListener("open", () => onLive(true));
    source.addEventListener("unread", ({ data }) => onUnread(JSON.parse(data).unread));
    source.addEventListener("error", () => {
      onLive(false);
      // After a lost connection a browser comes back by itself, after a refusal it does not.
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
