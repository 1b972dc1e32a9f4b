import type { Page } from "@playwright/test";

/** An action on a screen. */
export type Step = { name: string; act: (page: Page) => Promise<void> };

/** Presses the first one whose name contains `name`. */
export function press(role: "button" | "link", name: string): Step {
  return { name: `press ${name}`, act: (page) => page.getByRole(role, { name }).first().tap() };
}

export function type(label: string, text: string): Step {
  return {
    name: `type into ${label}`,
    async act(page) {
      const field = page.getByLabel(label).first();
      await field.tap();
      // At typing speed; each key is an interaction.
      await field.pressSequentially(text, { delay: 150 });
    },
  };
}

/** Chooses a list's next option by key, since its native popup is outside the page. */
export function pickNext(label: string): Step {
  return {
    name: `pick another ${label}`,
    async act(page) {
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press("ArrowDown");
    },
  };
}

export const leave: Step = { name: "leave it", act: (page) => page.keyboard.press("Escape") };
