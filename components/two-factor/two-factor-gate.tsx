"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { LoadingScreen } from "@/components/session/loading-screen";
import { useSessionUser } from "@/components/session/session-user";
import { useHydrated } from "@/components/ui/use-hydrated";
import { withMessages } from "@/lib/browser/messages";

/** Lazy: hardly anybody sees it. */
const TwoFactorSetup = lazy(
  withMessages(["account", "account-rules"], () =>
    import("./two-factor-setup").then(({ TwoFactorSetup }) => ({ default: TwoFactorSetup })),
  ),
);

/** Blocks an administrator who must turn it on. The server checks too. */
export function TwoFactorGate({ children }: { children: ReactNode }) {
  const { two_factor_missing: isMissing, email } = useSessionUser();
  const isHydrated = useHydrated();
  if (!isMissing) return children;
  // Its messages are loaded by the browser.
  if (!isHydrated) return <LoadingScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <TwoFactorSetup email={email} />
    </Suspense>
  );
}
