"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { LeaveDialog } from "@/components/form/leave-dialog";
import { AdminOnly } from "@/components/session/admin-only";
import { SessionGuard } from "@/components/session/session-guard";
import { useSessionUser } from "@/components/session/session-user";
import { TwoFactorGate } from "@/components/two-factor/two-factor-gate";
import { useHydrated } from "@/components/ui/use-hydrated";
import { fullProvider, ProviderContext } from "@/lib/api/call/provider";
import { focusAfterSignIn } from "@/lib/browser/arrival";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import type { Provider } from "@/lib/contract/site/capabilities";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { BottomBar } from "./bottom-bar";
import { DashboardHeader } from "./dashboard-header";
import { Sidebar } from "./sidebar";
import { SkipLink } from "./skip-link";

type DashboardShellProps = {
  brand: SiteBrand;
  /** Absent where it could not be asked. */
  provider?: Provider;
  /** Who the page was made for, where the server knew. */
  user?: CurrentUser;
  children: ReactNode;
};

/** The frame around every dashboard screen, shown once the session is known. */
export function DashboardShell({ brand, provider = fullProvider, user, children }: DashboardShellProps) {
  return (
    <ProviderContext value={provider}>
      <SessionGuard known={user}>
        <TwoFactorGate>
          <Frame brand={brand}>{children}</Frame>
        </TwoFactorGate>
      </SessionGuard>
    </ProviderContext>
  );
}

function Frame({ brand, children }: Pick<DashboardShellProps, "brand" | "children">) {
  const user = useSessionUser();
  // Seen as soon as it is there, but nobody's tap may be lost because the scripts are still to come.
  const isInert = !useHydrated();
  const screen = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isInert) focusAfterSignIn(screen.current);
  }, [isInert]);
  return (
    <div className="flex min-h-dvh" inert={isInert}>
      <SkipLink target="content" />
      <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-r border-border bg-card lg:flex">
        <Sidebar brand={brand} user={user} />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col pb-(--bar-room)">
        <DashboardHeader brand={brand} user={user} />
        <main
          ref={screen}
          id="content"
          aria-label="Dashboard"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 outline-none sm:px-6 sm:py-8 2xl:max-w-[88rem]"
        >
          <AdminOnly>{children}</AdminOnly>
        </main>
      </div>
      <BottomBar user={user} />
      <LeaveDialog />
    </div>
  );
}
