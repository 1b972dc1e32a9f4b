"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import type { ScreenSite } from "@/components/session/site";
import { withMessages } from "@/lib/browser/messages";

const LostScreen = lazy(
  withMessages(["dashboard"], () => import("./lost-screen").then(({ LostScreen }) => ({ default: LostScreen }))),
);

/** Imports hardly anything shared: Next loads the not-found page's chunks with every screen. */
export function LazyLostScreen({ site, loading }: { site: ScreenSite; loading: string }) {
  const [isMounted, setIsMounted] = useState(false);
  // The browser loads its messages, and Next may draw the whole document only here: what they are loaded by stands on it.
  useEffect(() => setIsMounted(true), []);
  if (!isMounted) return <Waiting>{loading}</Waiting>;
  return (
    <Suspense fallback={<Waiting>{loading}</Waiting>}>
      <LostScreen site={site} />
    </Suspense>
  );
}

function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="grid min-h-dvh place-items-center p-6 text-sm text-muted-foreground">
      {children}
    </p>
  );
}
