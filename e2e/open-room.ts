import type { Page } from "@playwright/test";

/** Opens a room of the profile by its link. */
export async function openRoom(
  page: Page,
  name: "Contact" | "About" | "Look" | "Sections" | "Links" | "Hours" | "Payment",
): Promise<void> {
  await page
    .getByRole("navigation", { name: "Profile" })
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .click();
}
