import type { Page } from "@playwright/test";
import * as paths from "@/lib/paths";
import { addBanner, addDocument, addPerson, addProduct, addVideo } from "../company";
import { openScreen } from "../open-screen";
import { expect, openAs, test } from "../test";

/** Controls that reach out of the card in which they stand, by their names. */
function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-slot=card]")].flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      const controls = [...card.querySelectorAll<HTMLElement>("a, button, input:not(.sr-only), select, textarea")];
      const isOutside = (control: HTMLElement) => {
        const box = control.getBoundingClientRect();
        return box.width > 0 && (box.left < left || box.right > right);
      };
      return controls.filter(isOutside).map((control) => control.textContent || control.ariaLabel || control.outerHTML);
    }),
  );
}

test("on the smallest phone whatever can be pressed stands within its card", async ({ owner: { api }, newVisitor }) => {
  test.slow();
  // Two of a kind, since what is alone is not put in order.
  for (const nth of [1, 2]) {
    await addProduct(api, { name: `Brass lamp ${nth}` });
    await addPerson(api, { name: `Ravi Kumar ${nth}` });
    await addDocument(api, `Catalogue ${nth}`);
    await addVideo(api, `Our workshop ${nth}`);
    await addBanner(api, { title: `Welcome ${nth}` });
  }
  const page = await newVisitor({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });
  await openAs(page, api, paths.dashboard);
  const { share, products, documents, videos, banners, people, profile, account, analytics, appointments } = paths;
  const screens = [share, products, documents, videos, banners, people, profile, account, analytics, appointments];
  for (const path of [paths.dashboard, ...screens]) {
    await openScreen(page, { name: path, path });
    expect({ path, outside: await findOutside(page) }).toEqual({ path, outside: [] });
  }
});
