"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { LoadingScreen } from "@/components/session/loading-screen";
import { useSessionUser } from "@/components/session/session-user";

/** Nearly nobody ever sees it. */
const TwoFactorSetup = lazy(() =>
  import("./two-factor-setup").then(({ TwoFactorSetup }) => ({ default: TwoFactorSetup })),
);

/** Lets an administrator who needs it do nothing else before it is on. The server refuses all other calls as well. */
export function TwoFactorGate({ children }: { children: ReactNode }) {
  const { two_factor_missing: isMissing, email } = useSessionUser();
  if (!isMissing) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <TwoFactorSetup email={email} />
    </Suspense>
  );
}
