import { defaultLanguage, type Language } from "../i18n/languages";

/** Addresses of the site that the provider also writes, in mails and links; `lib/paths` has all others. */

export const homePath = "/";

/** One of the site's own pages in a language. */
export function inLanguage(language: Language, path: string): string {
  return language === defaultLanguage ? path : `/${language}${path === homePath ? "" : path}`;
}

/** A screen in the language that its reader has seen so far, for a device that has chosen none. */
export function screenInLanguage(language: Language, path: string): string {
  return language === defaultLanguage ? path : `${path}${path.includes("?") ? "&" : "?"}language=${language}`;
}

/** A screen of the company, for an account that works for several; undefined for one that does not. */
export function screenOfCompany(company: number | null | undefined, path: string): string {
  return company ? `${path}?company=${company}` : path;
}

/** The screen with the account's sessions. */
export const accountPath = "/dashboard/account";

/** The screen on which a client pays for its plan, with its invoices. */
export const payPath = `${accountPath}/pay`;

/** The same, for whoever comes back from the page of a gateway on which a request is paid. */
export function payReturnPath(requestId: number): string {
  return `${payPath}?request=${requestId}`;
}

/** The screen on which a link confirms the account's e-mail, once its owner has signed in. */
export function confirmPath(token: string): string {
  return `/dashboard/confirm/${encodeURIComponent(token)}`;
}

/** The page on which somebody joins a company's team, by a link or an invitation. */
export function joinPath(token: string): string {
  return `/join/${encodeURIComponent(token)}`;
}

/** The return address of the operator's sign-in service. */
export const oidcReturnPath = "/api/auth/oidc/callback";

/** The page on which a link sets a new password. */
export const resetPath = "/reset-password";

/** The part after # is not sent to servers: it is in no log and no referrer, and link scanners do not see it. */
export function resetLinkPath(token: string, language: Language = defaultLanguage): string {
  return `${screenInLanguage(language, resetPath)}#${token}`;
}

/** Takes a mail's link to get no more of such mails, or says what came of it. */
export function unsubscribePath(step: string): string {
  return `/unsubscribe/${encodeURIComponent(step)}`;
}

/** Takes that answer, from the page above and from programs for mail. */
export function unsubscribeFormPath(token: string): string {
  return `/api/unsubscribe/${encodeURIComponent(token)}`;
}

/** A card in its main language or, where one is named, in another. */
export type CardAddress = { slug: string; language?: Language | undefined };

export function cardPath({ slug, language }: CardAddress): string {
  return `/${encodeURIComponent(slug)}${language ? `/${language}` : ""}`;
}

/** The page on which a visitor asks for an appointment. */
export function bookingPath(at: CardAddress): string {
  return `${cardPath(at)}/appointment`;
}

/** The page on which a visitor sees one. */
export function appointmentPath({ token, ...at }: CardAddress & { token: string }): string {
  return `${bookingPath(at)}/${encodeURIComponent(token)}`;
}

/** The page on which a visitor sees a review and its answer; its address has no company name. */
export function ownReviewPath(token: string): string {
  return `/card/review/${encodeURIComponent(token)}`;
}
