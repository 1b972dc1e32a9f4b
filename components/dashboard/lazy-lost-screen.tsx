"use client";

import { lazy, Suspense } from "react";
import type { SiteBrand } from "@/lib/web/site/describe-site";

const LostScreen = lazy(() => import("./lost-screen").then(({ LostScreen }) => ({ default: LostScreen })));

/**
 * Apart, and with no component of the others, because what a page for addresses without a screen needs is loaded with
 * every screen, once more than the screen's own.
 */
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
