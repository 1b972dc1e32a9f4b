import { expect, type Page } from "@playwright/test";

/** The field is marked invalid, and its message is linked to it for screen readers. */
export async function expectInvalid(page: Page, label: string, message: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
}
