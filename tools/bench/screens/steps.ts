import type { Page } from "@playwright/test";

/** Something that somebody does on a screen. */
export type Step = { name: string; act: (page: Page) => Promise<void> };

/** The first one that has `name` in its name. */
export function press(role: "button" | "link", name: string): Step {
  return { name: `press ${name}`, act: (page) => page.getByRole(role, { name }).first().tap() };
}

export function type(label: string, text: string): Step {
  return {
    name: `type into ${label}`,
    async act(page) {
      const field = page.getByLabel(label).first();
      await field.tap();
      // As fast as people type; each key is an interaction.
      await field.pressSequentially(text, { delay: 150 });
    },
  };
}

/** The next choice of a list, whose wheel is the system's and not the page's. */
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
