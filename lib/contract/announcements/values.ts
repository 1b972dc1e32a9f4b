/** Longest title and text; how many are listed for administrators and shown at once to an account; owners told in a write. */
export const announcementLimits = { title: 80, text: 500, listed: 200, shown: 3, toldAtOnce: 50 } as const;

/** News are of an administrator's words; maintenance is a span of time in which the site will be away. */
export const announcementKinds = ["news", "maintenance"] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];
