"use client";

import { useEffect, useRef, useState } from "react";
import { type OpenedPicture, openPicture, refuseUnreadable } from "@/lib/browser/picture/open-picture";
import type { PictureRule } from "@/lib/contract/values";

/** One decoded picture to crop. Its object URL is revoked on close and unmount. */
export function useOpenedPicture(rule: PictureRule) {
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const current = useRef<OpenedPicture | null>(null);

  function show(next: OpenedPicture | null) {
    current.current?.close();
    current.current = next;
    setPicture(next);
  }
  useEffect(() => () => current.current?.close(), []);

  /** @throws PictureRefusal as `openPicture` */
  async function open(file: File, signal: AbortSignal) {
    const opened = await openPicture(file, rule);
    try {
      await opened.image.decode();
    } catch {
      opened.close();
      throw refuseUnreadable(file, rule);
    }
    if (signal.aborted) opened.close();
    else show(opened);
  }

  return { picture, open, close: () => show(null) };
}
