import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

type Held = { rest(): void };

/** Delays a page's idle callbacks until `letRest`: until then it loads only what it needs. */
export async function holdRest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    const idle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (work) => held.push(work);
    (window as unknown as Held).rest = () => {
      window.requestIdleCallback = idle;
      for (const work of held) idle(work);
    };
  });
}

export async function letRest(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as Held).rest());
}

/** Gzipped bytes of all scripts among the answers. */
export async function weighScripts(answers: readonly Response[]): Promise<number> {
  const scripts = answers.filter((answer) => answer.request().resourceType() === "script");
  const bodies = await Promise.all(scripts.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
