/** What both kinds of profile say about a save, a client's and an administrator's. */
export const profileTexts = { saved: "Profile updated successfully!", failed: "Failed to update profile" };
