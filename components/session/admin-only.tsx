"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { useReloadCurrentUser } from "@/lib/api/account";
import { useProvider } from "@/lib/api/call/provider";
import { hasAdministratorMarker } from "@/lib/browser/role-marker";
import * as paths from "@/lib/paths";
import { canVisit } from "@/lib/web/session/roles";
import { useSessionUser } from "./session-user";

/**
 * Sends everybody from an administrator's screen to the dashboard unless both profile and marker say administrator, and
 * from one that a core provider has nothing for; the server refuses their calls as well.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { is_admin: isAdmin } = useSessionUser();
  const { isFull } = useProvider();
  const pathname = usePathname();
  const isMarked = useMarkerAt(pathname);
  const mayStay = canVisit({ isAdmin: isAdmin && isMarked, isFull }, pathname);
  const router = useRouter();
  const reloadUser = useReloadCurrentUser();
  useEffect(() => {
    if (mayStay) return;
    router.replace(paths.dashboard);
    // Where storage was cleared, or somebody else has signed in from another tab, the profile tells who this is now.
    if (isAdmin) reloadUser();
  }, [mayStay, isAdmin, router, reloadUser]);
  return mayStay ? children : null;
}

/** Read once per screen: what another tab does meanwhile must not take a half-filled form away. */
function useMarkerAt(pathname: string): boolean {
  const [read, setRead] = useState(() => ({ pathname, isMarked: hasAdministratorMarker() }));
  if (read.pathname === pathname) return read.isMarked;
  const next = { pathname, isMarked: hasAdministratorMarker() };
  setRead(next);
  return next.isMarked;
}
