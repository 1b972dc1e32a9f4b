"use client";

import { useCallback, useEffect, useRef, useState } from "react";

export type UploadOptions = { onProgress: (percent: number) => void; signal: AbortSignal };

/** One submission at a time, with its progress where it reports one, and a way to stop it. Leaving the screen stops it. */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /** @returns false when it was cancelled; any other failure of `send` is passed on. */
  async function run(send: (options: UploadOptions) => Promise<void>): Promise<boolean> {
    const current = new AbortController();
    controller.current = current;
    setBusy(true);
    try {
      await send({ onProgress: setPercent, signal: current.signal });
      return true;
    } catch (error) {
      if (current.signal.aborted) return false;
      throw error;
    } finally {
      setBusy(false);
      setPercent(null);
    }
  }

  const cancel = useCallback(() => controller.current?.abort(), []);
  return { busy, percent, run, cancel };
}
