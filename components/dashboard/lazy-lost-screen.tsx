"use client";

import { lazy, Suspense } from "react";
import type { ScreenSite } from "@/components/session/site";

const LostScreen = lazy(() => import("./lost-screen").then(({ LostScreen }) => ({ default: LostScreen })));

/** Imports nothing shared: Next loads the not-found page's chunks with every screen. */
export function LazyLostScreen({ site, loading }: { site: ScreenSite; loading: string }) {
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
