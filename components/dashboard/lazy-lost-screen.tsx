"use client";

import { lazy, Suspense } from "react";
import type { ScreenSite } from "@/components/session/site";

const LostScreen = lazy(() => import("./lost-screen").then(({ LostScreen }) => ({ default: LostScreen })));

/** Imports nothing shared: Next loads the not-found page's chunks with every screen. */
export function LazyLostScreen({ site }: { site: ScreenSite }) {
  return (
    <Suspense fallback={<Waiting />}>
      <LostScreen site={site} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <p role="status" className="grid min-h-dvh place-items-center p-6 text-sm text-muted-foreground">
      Loading your dashboard...
    </p>
  );
}
