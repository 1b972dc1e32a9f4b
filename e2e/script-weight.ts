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

/** Gzipped bytes of each script by its address, which has its content's hash; most screens share most of them. */
const known = new Map<string, Promise<number>>();

/** Gzipped bytes of all scripts among the answers, whether they came from the site or were kept by the browser. */
export async function weighScripts(answers: readonly Response[]): Promise<number> {
  const scripts = answers.filter((answer) => answer.request().resourceType() === "script");
  for (const script of scripts) {
    const weight = known.get(script.url()) ?? script.body().then((body) => gzipSync(body).length);
    known.set(script.url(), weight);
  }
  const weights = await Promise.all([...new Set(scripts.map((script) => script.url()))].map((url) => known.get(url)));
  return weights.reduce<number>((sum, weight = 0) => sum + weight, 0);
}
