"use client";

import { lazy, Suspense } from "react";
import type { SiteBrand } from "@/lib/web/site/describe-site";

const LostScreen = lazy(() => import("./lost-screen").then(({ LostScreen }) => ({ default: LostScreen })));

/** Imports nothing shared: Next loads the not-found page's chunks with every screen. */
export function LazyLostScreen({ brand }: { brand: SiteBrand }) {
  return (
    <Suspense fallback={<Waiting />}>
      <LostScreen brand={brand} />
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
