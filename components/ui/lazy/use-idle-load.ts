"use client";

import { useEffect } from "react";
import { whenIdle } from "./idle";

/** Loads what may be wanted next once the page is idle. Where it cannot be had now, whoever wants it tries again. */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}
