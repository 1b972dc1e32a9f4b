"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { useReloadCurrentUser } from "@/lib/api/account";
import { useProvider } from "@/lib/api/call/provider";
import { chooseCompany } from "@/lib/api/companies";
import { replaceBy } from "@/lib/browser/leave";
import { hasAdministratorMarker } from "@/lib/browser/role-marker";
import { administration } from "@/lib/contract/identity/values";
import { principalOf } from "@/lib/contract/policies";
import * as paths from "@/lib/paths";
import { canVisit } from "@/lib/web/session/roles";
import { useSessionUser } from "./session-user";

/**
 * Redirects from an administrator's screen unless profile and role marker agree, and from a screen that a core provider
 * lacks. Who works for a company and may look after the site does so from there on. The server checks too.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const user = useSessionUser();
  const { isFull } = useProvider();
  const pathname = usePathname();
  const isMarked = useMarkerAt(pathname);
  const mayStay = canVisit(principalOf({ ...user, is_admin: user.is_admin && isMarked }), pathname, isFull);
  const router = useRouter();
  const reloadUser = useReloadCurrentUser();
  const maySwitch = user.runs_site === true && !user.is_admin && canVisit({ role: "administrator" }, pathname, isFull);
  useEffect(() => {
    if (mayStay) return;
    const leave = () => router.replace(paths.dashboard);
    if (maySwitch) return void chooseCompany(administration, pathname, replaceBy).catch(leave);
    leave();
    // Storage was cleared, or another tab signed in: ask the profile.
    if (user.is_admin) reloadUser();
  }, [mayStay, maySwitch, pathname, user.is_admin, router, reloadUser]);
  return mayStay ? children : null;
}

/** Read once per screen: another tab must not unmount a half-filled form. */
function useMarkerAt(pathname: string): boolean {
  const [read, setRead] = useState(() => ({ pathname, isMarked: hasAdministratorMarker() }));
  if (read.pathname === pathname) return read.isMarked;
  const next = { pathname, isMarked: hasAdministratorMarker() };
  setRead(next);
  return next.isMarked;
}
