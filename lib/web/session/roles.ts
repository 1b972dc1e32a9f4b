import type { Access } from "../../contract/operations/operation";
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

/** These tell a client themselves that it may not; it is not sent away. */
const explainedScreens = /^\/dashboard\/clients\/[^/]+\/(edit|change-password)\/?$/;

/** Whether somebody may stay on a screen of the dashboard, as far as role alone decides. */
export function canVisit({ isAdmin }: Pick<Session, "isAdmin">, pathname: string): boolean {
  if (isAdmin || explainedScreens.test(pathname)) return true;
  // The router takes an encoded letter for the letter itself.
  const path = pathname.split("/").map(decodeSegment).join("/");
  return !administratorScreens.some((screen) => path === screen || path.startsWith(`${screen}/`));
}
