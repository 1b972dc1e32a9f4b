import type { Page } from "@playwright/test";
import { signUpMessages } from "../tests/english";
import { expect } from "./test";

export const newOwner = { email: "asha@example.com", phone: "+91 98765 43210", password: "seven warm loaves a day" };

/** Fills the form of a site with open sign-up for Asha Bakery. */
export async function fillCard(page: Page, { email, phone, password } = newOwner): Promise<void> {
  for (const [label, text] of [
    ["Company", "Asha Bakery"],
    ["Your name", "Asha Rao"],
    ["Phone", phone],
    ["Email", email],
    ["Choose a password", password],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole("checkbox").check();
}

/** The same, and sends it. */
export async function submitCard(page: Page, owner = newOwner): Promise<void> {
  await fillCard(page, owner);
  await page.getByRole("button", { name: "Make my card" }).click();
}

/** The same, and waits until the card is there. */
export async function makeCard(page: Page): Promise<void> {
  await submitCard(page);
  await expectCard(page);
}

export async function expectCard(page: Page): Promise<void> {
  await expect(page.getByRole("status")).toContainText(signUpMessages.opened);
}

/** On the sign-in page. */
export async function signInAsNewOwner(page: Page, name = newOwner.email): Promise<void> {
  await page.getByLabel("Email").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(newOwner.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
