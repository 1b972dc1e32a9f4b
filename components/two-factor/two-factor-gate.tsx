"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { LoadingScreen } from "@/components/session/loading-screen";
import { useSessionUser } from "@/components/session/session-user";

/** Lazy: hardly anybody sees it. */
const TwoFactorSetup = lazy(() =>
  import("./two-factor-setup").then(({ TwoFactorSetup }) => ({ default: TwoFactorSetup })),
);

/** Blocks an administrator who must turn it on. The server checks too. */
export function TwoFactorGate({ children }: { children: ReactNode }) {
  const { two_factor_missing: isMissing, email } = useSessionUser();
  if (!isMissing) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <TwoFactorSetup email={email} />
    </Suspense>
  );
}
