import { translatorOf } from "@/lib/i18n/catalog";
import * as paths from "@/lib/paths";
import { addProduct } from "../company";
import { expect, openAs, test } from "../test";

const t = translatorOf("hi");

test.use({ locale: "hi-IN" });

test("what opens on a screen comes in its reader's language", async ({ page, owner }) => {
  await addProduct(owner.api, { name: "Lamp" });
  await openAs(page, owner.api, paths.products);
  await page.getByRole("button", { name: t("products.create.action") }).click();
  const dialog = page.getByRole("dialog", { name: t("products.create.title") });
  // What a rule says comes with the form.
  await dialog.getByRole("button", { name: t("products.create.submit") }).click();
  await expect(dialog.getByText(t("content-rules.product.nameRequired"))).toBeVisible();
});

test("what cannot load its messages says so, and opens at the next press", async ({ page, owner, consoleErrors }) => {
  const messages = /\/assets\/messages\/hi\/\w+\/products\.json$/;
  await page.route(messages, (route) => route.abort());
  await openAs(page, owner.api, paths.products);
  const create = page.getByRole("button", { name: t("products.create.action") }).first();
  await create.click();
  await expect(page.getByText(t("failures.noConnection"))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.unroute(messages);
  await create.click();
  await expect(page.getByRole("dialog", { name: t("products.create.title") })).toBeVisible();
  // The browser tells of each request that was cut off.
  consoleErrors.length = 0;
});
