import type { Page } from "@playwright/test";
import { signUpMessages } from "../tests/english";
import { expect } from "./test";

export const newOwner = { email: "asha@example.com", password: "seven warm loaves a day" };

/** Fills the form of a site with open sign-up for Asha Bakery, and signs in to its new card. */
export async function makeCard(page: Page): Promise<void> {
  for (const [label, text] of [
    ["Company", "Asha Bakery"],
    ["Your name", "Asha Rao"],
    ["Phone", "+91 98765 43210"],
    ["Email", newOwner.email],
    ["Choose a password", newOwner.password],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Make my card" }).click();
  await expect(page.getByRole("status")).toContainText(signUpMessages.opened);
}

/** On the sign-in page. */
export async function signInAsNewOwner(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(newOwner.email);
  await page.getByLabel("Password", { exact: true }).fill(newOwner.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
