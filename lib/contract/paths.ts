/** The site's addresses that the provider writes as well, in mails and links; `lib/paths` has every other. */

/** The screen on which an account sees where it is signed in. */
export const accountPath = "/dashboard/account";

/** Where the operator's sign-in service sends browsers back to. */
export const oidcReturnPath = "/api/auth/oidc/callback";

/** The page on which a link sets a new password. */
export const resetPath = "/reset-password";

/** What follows # goes to no server: it stands in no log and no referrer, and programs that look at links do not see it. */
export function resetLinkPath(token: string): string {
  return `${resetPath}#${token}`;
}

/** The page on which a visitor sees an appointment. */
export function appointmentPath({ slug, token }: { slug: string; token: string }): string {
  return `/${encodeURIComponent(slug)}/appointment/${encodeURIComponent(token)}`;
}

/** The page on which somebody reads an own review and its answer; no word in it is a company's. */
export function ownReviewPath(token: string): string {
  return `/card/review/${encodeURIComponent(token)}`;
}
