"use client";

import { useEffect } from "react";
import { showTitleBadge } from "@/lib/browser/title-badge";

/** The number in the page's title, for who has the dashboard in another tab. */
export function useTitleBadge(count: number): void {
  useEffect(() => showTitleBadge(count), [count]);
}
