"use client";

import { useEffect, useRef, useState } from "react";
import { whyNotWritten, writeTag } from "@/lib/browser/nfc-tag";

type TagState = { kind: "idle" | "waiting" | "written" } | { kind: "failed"; reason: string };

/** One tag at a time; leaving the screen ends the waiting for it. */
export function useTagWriter(url: string) {
  const [state, setState] = useState<TagState>({ kind: "idle" });
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  async function write() {
    const controller = new AbortController();
    waiting.current = controller;
    setState({ kind: "waiting" });
    try {
      await writeTag(url, controller.signal);
      setState({ kind: "written" });
    } catch (error) {
      setState(controller.signal.aborted ? { kind: "idle" } : { kind: "failed", reason: whyNotWritten(error) });
    }
  }

  return { state, write, cancel: () => waiting.current?.abort() };
}
