/** The page on which a link sets a new password; web app and mails lead there. */
export const resetPath = "/reset-password";

/** What follows # goes to no server: it stands in no log and no referrer, and programs that look at links do not see it. */
export function resetLinkPath(token: string): string {
  return `${resetPath}#${token}`;
}
