import type { Access } from "../contract/operations/operation";
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

/** The edit and password screens tell a client themselves that it may not; all others below "clients" send it away. */
export function canVisit(session: Session, pathname: string): boolean {
  if (!/^\/dashboard\/clients(\/|$)/.test(pathname)) return true;
  return canManageClients(session) || /^\/dashboard\/clients\/[^/]+\/(edit|change-password)\/?$/.test(pathname);
}
