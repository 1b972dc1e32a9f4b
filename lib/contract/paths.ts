import type { Language } from "../i18n/languages";

/** Addresses of the site that the provider also writes, in mails and links; `lib/paths` has all others. */

/** The screen with the account's sessions. */
export const accountPath = "/dashboard/account";

/** The return address of the operator's sign-in service. */
export const oidcReturnPath = "/api/auth/oidc/callback";

/** The page on which a link sets a new password. */
export const resetPath = "/reset-password";

/** The part after # is not sent to servers: it is in no log and no referrer, and link scanners do not see it. */
export function resetLinkPath(token: string): string {
  return `${resetPath}#${token}`;
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
