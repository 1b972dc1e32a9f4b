/** What both kinds of profile say about a save, a client's and an administrator's. */
export const profileTexts = { saved: "Profile updated successfully!", failed: "Failed to update profile" };

/** The time zone of a company that has chosen none; the installation's own may be unknown here. */
export function describeDefaultTimeZone(name: string | undefined): string {
  return name ? `Default (${name})` : "Default";
}
