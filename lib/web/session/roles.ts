import type { Access } from "../../contract/operation";
import * as paths from "../../paths";
import { decodeSegment } from "../../paths";
import type { Session } from "./session";

/**
 * Who may do what, as far as the cookie knows. The provider checks every call against the account itself; these answer
 * early, and decide where a page redirects to.
 */

export function canCall(session: Session | null, access: Access): boolean {
  if (access === "public") return true;
  if (session === null) return false;
  if (access === "admin") return canManageClients(session);
  if (access === "client") return canManageOwnCard(session);
  return true;
}

export function canManageClients(session: Session): boolean {
  return session.isAdmin;
}

export function canManageOwnCard(session: Session): boolean {
  return !session.isAdmin || session.clientId !== null;
}

/** Screens of administrators alone, each with all below it: the menu, the middleware and the dashboard's guard ask here. */
const administratorScreens = [
  paths.clients,
  paths.signUps,
  paths.administrators,
  paths.siteSettings,
  paths.audit,
  paths.status,
];

/** Screens that a core provider has nothing for. */
const fullScreens = [
  paths.people,
  paths.leads,
  paths.appointments,
  paths.visitorData,
  paths.notifications,
  paths.importClients,
  paths.deletedClients,
  paths.signUps,
  paths.administrators,
  paths.siteSettings,
  paths.audit,
  paths.status,
];

/** These screens explain themselves why a client may not use them, instead of redirecting. */
const explainedScreens = /^\/dashboard\/clients\/[^/]+\/(edit|change-password)\/?$/;

/** Whether somebody may stay on a screen of the dashboard, as far as role and kind of provider decide. */
export function canVisit(
  { isAdmin, isFull = true }: { isAdmin: boolean; isFull?: boolean },
  pathname: string,
): boolean {
  if (explainedScreens.test(pathname)) return true;
  // The router takes an encoded letter for the letter itself.
  const path = pathname.split("/").map(decodeSegment).join("/");
  const isBelow = (screen: string) => path === screen || path.startsWith(`${screen}/`);
  return !(!isAdmin && administratorScreens.some(isBelow)) && !(!isFull && fullScreens.some(isBelow));
}
