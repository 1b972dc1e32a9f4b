import type { Access } from "../../contract/operation";
import { type Action, can, type Principal } from "../../contract/policies";
import * as paths from "../../paths";
import { decodeSegment } from "../../paths";
import type { Session } from "./session";

/**
 * Who may do what, as far as the cookie knows. The provider checks every call against the account itself; these answer
 * early, and decide where a page redirects to.
 */

export function canCall(session: Session | null, access: Access): boolean {
  if (access === "public") return true;
  return session !== null && listRoles(session).some((who) => can(who, access));
}

/** What screens need, with all below them: the menu and the dashboard's guard ask here. */
const siteScreens: readonly [string, Action][] = [
  [paths.clients, "clients.manage"],
  [paths.plans, "plans.manage"],
  [paths.payments, "billing.manage"],
  [paths.announcements, "announcements.manage"],
  [paths.mailTexts, "site.edit"],
  [paths.signUps, "signups.manage"],
  [paths.administrators, "administrators.manage"],
  [paths.siteSettings, "site.edit"],
  [paths.audit, "audit.see"],
  [paths.status, "status.see"],
];

/** Those of a company; administrators are told there that these are for clients. */
const companyScreens: readonly [string, Action][] = [
  [paths.banners, "content.edit"],
  [paths.documents, "content.edit"],
  [paths.products, "content.edit"],
  [paths.videos, "content.edit"],
  [paths.people, "people.see"],
  [paths.share, "card.edit"],
  [paths.preview, "card.edit"],
  [paths.pay, "billing.pay"],
  [paths.leads, "leads.see"],
  [paths.appointments, "appointments.answer"],
  [paths.feedback, "feedback.see"],
  [paths.analytics, "analytics.see"],
  [paths.visitorData, "visitors.forget"],
];

/** Screens that a core provider has nothing for. */
const fullScreens = [
  paths.pay,
  paths.people,
  paths.myCard,
  paths.leads,
  paths.appointments,
  paths.visitorData,
  paths.notifications,
  paths.importClients,
  paths.deletedClients,
  paths.plans,
  paths.payments,
  paths.announcements,
  paths.mailTexts,
  paths.signUps,
  paths.administrators,
  paths.siteSettings,
  paths.audit,
  paths.status,
];

/** These screens explain themselves why a client may not use them, instead of redirecting. */
const explainedScreens = /^\/dashboard\/clients\/[^/]+\/(edit|change-password)\/?$/;

/** Whether somebody may stay on a screen of the dashboard, as far as role and kind of provider decide. */
export function canVisit(visitor: Principal, pathname: string, isFull = true): boolean {
  if (explainedScreens.test(pathname)) return true;
  // The router takes an encoded letter for the letter itself.
  const path = pathname.split("/").map(decodeSegment).join("/");
  const isBelow = (screen: string) => path === screen || path.startsWith(`${screen}/`);
  const screens = can(visitor, "clients.see") ? siteScreens : [...siteScreens, ...companyScreens];
  if (screens.some(([screen, action]) => isBelow(screen) && !can(visitor, action))) return false;
  if (isBelow(paths.myCard) && !visitor.personId) return false;
  return isFull || !fullScreens.some(isBelow);
}

/** The most that somebody of a company may be: an owner with a card. */
const anybodyOfCompany: Principal = { role: "owner", personId: -1 };

/** The same as far as the cookie knows, which tells administrators from all others alone. */
export function mayEnter(session: Pick<Session, "isAdmin">, pathname: string): boolean {
  return listRoles(session).some((who) => canVisit(who, pathname));
}

/** Administrators may have companies too. */
function listRoles({ isAdmin }: Pick<Session, "isAdmin">): Principal[] {
  return isAdmin ? [{ role: "administrator" }, anybodyOfCompany] : [anybodyOfCompany];
}
