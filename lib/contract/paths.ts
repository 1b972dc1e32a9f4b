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

/** The page on which a visitor sees an appointment; `language` where it is another than the card's main one. */
export function appointmentPath(of: { slug: string; language?: Language | undefined; token: string }): string {
  const card = `/${encodeURIComponent(of.slug)}${of.language ? `/${of.language}` : ""}`;
  return `${card}/appointment/${encodeURIComponent(of.token)}`;
}

/** The page on which a visitor sees a review and its answer; its address has no company name. */
export function ownReviewPath(token: string): string {
  return `/card/review/${encodeURIComponent(token)}`;
}

/** The page on which a visitor asks for an appointment; `language` as above. */
export function bookingPath({ slug, language }: { slug: string; language?: Language | undefined }): string {
  return `/${encodeURIComponent(slug)}${language ? `/${language}` : ""}/appointment`;
}
