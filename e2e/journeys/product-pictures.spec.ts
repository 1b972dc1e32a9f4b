import { profileLimits } from "@/lib/contract/cards/values";
import { type Product, productListSchema } from "@/lib/contract/content/product";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { pngFile } from "../../tests/contract/files";
import type { ApiUser } from "../api-user";
import { addProduct, saveProfile } from "../company";
import { toPickedFile } from "../picked-file";
import { standStill } from "../stand-still";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

test("two photos become one product, with a focus, and are swiped on its page", async ({ page, owner, newVisitor }) => {
  await openAs(page, owner.api, paths.newProduct);
  const dialog = page.getByRole("dialog", { name: "Create new product" });
  await dialog.getByLabel("Product name").fill("Brass lamp");
  const files = [await pngFile("front.png", 600, 1000), await pngFile("back.png")];
  await dialog.getByLabel("Product images").setInputFiles(await Promise.all(files.map(toPickedFile)));
  await expect(dialog.getByRole("img", { name: "Preview of back.png" })).toBeVisible();
  await dialog.getByRole("button", { name: "Choose the focus of front.png" }).click();
  const focus = page.getByRole("dialog", { name: "Choose the focus" });
  const handle = focus.getByRole("button", { name: /^Focus\./ });
  await standStill(page);
  const box = await focus.locator("[data-slot=focus-area]").boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + 2);
  await expect(focus.getByRole("status")).toHaveText(/^50% from the left, [01]% from the top$/);
  await handle.press("ArrowUp");
  await handle.press("ArrowUp");
  await handle.press("Shift+ArrowRight");
  await expect(focus.getByRole("status")).toHaveText("60% from the left, 0% from the top");
  await focus.getByRole("button", { name: "Use focus" }).click();
  await dialog.getByRole("button", { name: "Create product" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("listitem").getByRole("img", { name: "Brass lamp" })).toHaveCSS(
    "object-position",
    "60% 0%",
  );

  const lamp = await readProduct(owner.api);
  expect(lamp.pictures).toMatchObject([{ focus: { x: 60, y: 0 } }, { focus: { x: 50, y: 50 } }]);
  const visitor = await newVisitor(phone);
  await visitor.goto(paths.product(owner, lamp));
  const [first, second] = [1, 2].map((number) =>
    visitor.getByRole("img", { name: `Brass lamp, picture ${number} of 2` }),
  );
  await expect(second ?? first).not.toBeInViewport();
  await visitor.getByRole("list", { name: "Pictures of Brass lamp" }).evaluate((strip) => strip.scrollBy(300, 0));
  await expect(second ?? first).toBeInViewport();
  await expect(visitor.getByRole("link", { name: "Picture 2 of 2" })).toHaveAttribute("aria-current", "true");
  await visitor.getByRole("link", { name: "Picture 1 of 2" }).click();
  await expect(second ?? first).not.toBeInViewport();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.getByRole("button", { name: "Edit Brass lamp" }).click();
  const edit = page.getByRole("dialog", { name: "Edit product" });
  await edit.getByRole("button", { name: "Move picture 2", exact: true }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await edit.getByRole("button", { name: "Remove picture 2" }).click();
  await edit.getByRole("button", { name: "Update product" }).click();
  await expect(edit).toBeHidden();
  expect((await readProduct(owner.api)).pictures).toEqual([lamp.pictures?.[1]]);
});

test("a category has a page of its own, from the card on, without scripts too", async ({
  owner,
  newVisitor,
  request,
}) => {
  await addProduct(owner.api, { name: "Brass lamp", category: "Lamps & Lights" });
  await addProduct(owner.api, { name: "Clay lamp", category: "lamps lights", is_sold_out: "true" });
  await addProduct(owner.api, { name: "Vase", category: "मिट्टी" });
  const reader = await newVisitor({ ...phone, javaScriptEnabled: false });
  await reader.goto(paths.card(owner));
  await reader.getByRole("link", { name: "Lamps & Lights" }).click();
  await expect(reader).toHaveURL(paths.category(owner, "lamps-lights"));
  await expect(reader.getByRole("heading", { level: 1, name: "Lamps & Lights" })).toBeVisible();
  await expect(reader.getByRole("heading", { level: 2 })).toHaveText(["Brass lamp", "Clay lamp"]);
  await expect(reader.getByText("Sold out")).toBeVisible();
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await reader.getByRole("link", { name: "Brass lamp", exact: true }).click();
  await expect(reader.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link")).toHaveText([
    "Products",
    "Lamps & Lights",
  ]);

  const path = paths.category(owner, "lamps-lights");
  const html = await (await request.get(path)).text();
  expect(html).toContain('"@type":"ItemList"');
  const picture = await request.get(String(/property="og:image" content="([^"]+)"/.exec(html)?.[1]));
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  const sitemap = async () => (await request.get(paths.sitemapPart("categories-1"))).text();
  expect(await sitemap()).toContain(path);

  const visitor = await newVisitor(phone);
  await visitor.goto(paths.card(owner));
  await visitor.getByRole("link", { name: "Add Vase" }).click();
  await visitor.goto(path);
  await visitor.getByRole("link", { name: "Add Brass lamp" }).click();
  await expect(visitor.getByRole("link", { name: /2 items/ })).toBeVisible();

  const slug = `${owner.slug}-new`;
  await saveProfile(owner.api, { slug });
  const moved = await request.get(path.replace("lamps-lights", "LAMPS-lights"), { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, paths.category({ slug }, "lamps-lights")]);
  for (const product of await readProducts(owner.api))
    await owner.api.call("PATCH", pathOf(operations.setProductStatus, { id: product.id }), { status: "inactive" });
  for (const gone of ["lamps-lights", "nothing", "%00", "..%2f", "a".repeat(profileLimits.slug.max * 4)])
    expect([400, 404]).toContain((await request.get(`${paths.card({ slug })}/c/${gone}`)).status());
  expect(await sitemap()).not.toContain("lamps-lights");
});

async function readProducts(api: ApiUser): Promise<Product[]> {
  return productListSchema.parse(await api.call("GET", pathOf(operations.listProducts))).results;
}

async function readProduct(api: ApiUser): Promise<Product> {
  const [product] = await readProducts(api);
  if (!product) throw new Error("There is no product");
  return product;
}
