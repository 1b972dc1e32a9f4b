"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { LoadingScreen } from "@/components/session/loading-screen";
import type { SiteBrand } from "@/lib/site/describe-site";

/** Apart, because what a page for addresses without a screen needs is loaded with every screen. */
const DashboardShell = lazy(() =>
  import("./dashboard-shell").then(({ DashboardShell }) => ({ default: DashboardShell })),
);

/** The frame of the dashboard around what is not there. */
export function LostShell({ brand, children }: { brand: SiteBrand; children: ReactNode }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <DashboardShell brand={brand}>{children}</DashboardShell>
    </Suspense>
  );
}
