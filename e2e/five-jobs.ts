import type { Page } from "@playwright/test";
import { addProduct, saveProfile } from "./company";
import { expect, openAs, test } from "./test";
import { slowDown } from "./throttle";
import { Thumb } from "./thumb";
import { ApiVisitor } from "./visitor";

export const bar = (page: Page) => page.getByRole("navigation", { name: "Shortcuts" });
const guide = (page: Page) => page.getByRole("region", { name: "First steps" });

/** The longest of them is the first: a card, from the sign-in until it is sent. */
export function testFirstJob(): void {
  test("from the sign-in to a card with a logo, an address and a product that is sent: at most 12", async ({
    page,
    context,
    owner,
  }) => {
    await saveProfile(owner.api, { about_us: "", address: "" });
    await context.route("https://*.whatsapp.com/**", (route) => route.abort());
    await context.route("https://wa.me/**", (route) => route.abort());
    const thumb = new Thumb();
    await page.goto("/login");
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill(owner.password);
    await thumb.tap(page.getByRole("button", { name: "Sign in" }));

    await expect(guide(page).getByText("1 of 7 done")).toBeVisible();
    await thumb.tap(guide(page).getByRole("button", { name: /Logo or photo/ }));
    await thumb.pick(page, page.getByLabel("Company logo"), "logo.png");
    await thumb.tap(page.getByRole("button", { name: "Use picture" }));
    await thumb.tap(page.getByRole("button", { name: "Save", exact: true }));

    await page.getByRole("textbox", { name: "What you sell, in one line" }).fill("Tea, snacks and newspapers");
    await thumb.tap(page.getByRole("button", { name: "Save", exact: true }));
    const address = page.getByRole("textbox", { name: "Address" });
    await expect(address).toBeFocused();
    await address.fill("14 Flower Market Road, Mumbai 400001");
    await thumb.tap(page.getByRole("button", { name: "Save", exact: true }));

    await page.getByLabel("Product name").fill("Masala chai");
    await thumb.pick(page, page.getByLabel("Product image"), "chai.png");
    await thumb.tap(page.getByRole("button", { name: "Create product" }));
    await thumb.tap(page.getByRole("dialog", { name: "Look" }).getByRole("button", { name: "Save", exact: true }));

    const opening = context.waitForEvent("request", (request) => /\/send\?phone=/.test(request.url()));
    await thumb.tap(guide(page).getByRole("link", { name: /Send it to yourself/ }));
    await opening;
    await expect(page.getByRole("region", { name: "Make your card better" })).toBeVisible();
    expect(thumb.taps).toBeLessThanOrEqual(12);

    const visitor = await context.newPage();
    await visitor.goto(`/${owner.slug}`);
    await expect(visitor.getByText("Tea, snacks and newspapers")).toBeVisible();
    for (const name of ["Products", "LOCATION ADDRESS"])
      await expect(visitor.getByRole("region", { name })).toBeVisible();
    await expect(visitor.getByRole("img", { name: /^Logo of/ })).toBeVisible();
  });
}

/**
 * The five most common tasks on a cheap phone: 360 pixels wide, slow processor and network. The number of taps does not
 * depend on text size; what is on the first screen does.
 */
export function testFiveJobs({ firstScreen }: { firstScreen: boolean }): void {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
  test.beforeEach(async ({ page }) => {
    test.slow();
    await slowDown(page);
  });
  test.afterEach(async ({ page }) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  testFirstJob();

  test("through every first step from the home, the card shared: at most 14", async ({ page, context, owner }) => {
    await saveProfile(owner.api, { phone: "", about_us: "", address: "" });
    await context.route("https://wa.me/**", (route) => route.abort());
    const thumb = new Thumb();
    const save = () => thumb.tap(page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }));
    await openAs(page, owner.api, "/dashboard");
    await expect(guide(page).getByText("0 of 7 done")).toBeVisible();
    await thumb.tap(guide(page).getByRole("button", { name: /Logo or photo/ }));
    await thumb.pick(page, page.getByLabel("Company logo"), "logo.png");
    await thumb.tap(page.getByRole("button", { name: "Use picture" }));
    await save();
    await page.getByRole("textbox", { name: "What you sell, in one line" }).fill("Tea, snacks and newspapers");
    await save();
    await page.getByRole("dialog", { name: "Phone and WhatsApp" }).getByLabel("Phone").fill("+91 98000 00000");
    await save();
    await page.getByRole("textbox", { name: "Address" }).fill("14 Flower Market Road, Mumbai 400001");
    await save();
    await page.getByLabel("Product name").fill("Masala chai");
    await thumb.pick(page, page.getByLabel("Product image"), "chai.png");
    await thumb.tap(page.getByRole("button", { name: "Create product" }));
    await page.getByRole("dialog", { name: "Look" }).waitFor();
    await save();
    const sent = context.waitForEvent("request", (request) => /\/send\?phone=/.test(request.url()));
    await thumb.tap(guide(page).getByRole("link", { name: /Send it to yourself/ }));
    await sent;
    const shared = context.waitForEvent("request", (request) => request.url().startsWith("https://wa.me/?text="));
    await thumb.tap(page.getByRole("region", { name: "Share your card" }).getByRole("link", { name: /^WhatsApp/ }));
    await shared;
    expect(thumb.taps).toBeLessThanOrEqual(14);
  });

  test("an order is answered, a review approved, each at most 2", async ({ page, context, site, owner }) => {
    await context.route("https://wa.me/**", (route) => route.abort());
    const { id } = await addProduct(owner.api, { name: "Masala chai" });
    const visitor = new ApiVisitor(site.url, owner.slug);
    await visitor.sendLead({ kind: "order", name: "Zoya", items: [{ product_id: id, quantity: 2 }] });
    await visitor.sendReview({ customer_name: "Meena" });
    await openAs(page, owner.api, "/dashboard");
    const waiting = page.getByRole("region", { name: /^Waiting for you/ });

    const order = new Thumb();
    const chat = context.waitForEvent("request", (request) => request.url().startsWith("https://wa.me/919876543210"));
    await order.tap(waiting.getByRole("link", { name: /^WhatsApp Zoya/ }));
    expect(new URL((await chat).url()).searchParams.get("text")).toContain("2 × Masala chai");
    await page.bringToFront();
    await expect(waiting.getByText("Zoya")).toHaveCount(0);
    expect(order.taps).toBeLessThanOrEqual(2);

    const review = new Thumb();
    await review.tap(waiting.getByRole("button", { name: "Approve Meena's feedback" }));
    await expect(waiting.getByText("Meena")).toHaveCount(0);
    expect(review.taps).toBeLessThanOrEqual(2);
    await expect(waiting.getByText(/Orders, enquiries and reviews appear here/)).toBeVisible();
  });

  test("a first step: at most 3, and the card beside it follows", async ({ page, owner }) => {
    const thumb = new Thumb();
    await openAs(page, owner.api, "/dashboard");
    await thumb.tap(guide(page).getByRole("button", { name: /What you sell/ }));
    await page.getByRole("textbox", { name: "What you sell, in one line" }).fill("Tea, snacks and newspapers");
    const preview = page.getByRole("dialog").locator("iframe").contentFrame();
    const tagline = preview.getByText("Tea, snacks and newspapers");
    if (!firstScreen) await tagline.scrollIntoViewIfNeeded();
    await expect(tagline).toBeInViewport();
    await thumb.tap(page.getByRole("button", { name: "Save", exact: true }));
    // The next step opens by itself.
    await expect(page.getByRole("dialog", { name: "Address" })).toBeVisible();
    await thumb.tap(page.getByRole("button", { name: "Close" }));
    await expect(guide(page).getByText("2 of 7 done")).toBeVisible();
    expect(thumb.taps).toBeLessThanOrEqual(3);
  });

  test("another number: at most 3", async ({ page, owner }) => {
    const thumb = new Thumb();
    await openAs(page, owner.api, "/dashboard");
    await thumb.tap(bar(page).getByRole("link", { name: "Profile" }));
    await thumb.tap(page.getByRole("button", { name: "Edit Profile" }));
    await page.getByLabel("Phone").fill("+91 98000 00000");
    await thumb.tap(page.getByRole("button", { name: "Save Changes" }));
    await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully!" })).toBeVisible();
    await expect(page.getByText("+91 98000 00000").first()).toBeVisible();
    expect(thumb.taps).toBeLessThanOrEqual(3);
  });

  test("a product with a photo: at most 5", async ({ page, owner }) => {
    const thumb = new Thumb();
    await openAs(page, owner.api, "/dashboard");
    await thumb.tap(bar(page).getByRole("link", { name: "Products" }));
    await thumb.tap(page.getByRole("button", { name: "Create product" }).first());
    await page.getByLabel("Product name").fill("Masala chai");
    await thumb.pick(page, page.getByLabel("Product image"), "chai.png");
    await thumb.tap(page.getByRole("dialog").getByRole("button", { name: "Create product" }));
    await expect(page.getByRole("heading", { name: "Masala chai" })).toBeVisible();
    expect(thumb.taps).toBeLessThanOrEqual(5);
  });

  test("a product is sold out: at most 2", async ({ page, owner }) => {
    await addProduct(owner.api, { name: "Masala chai" });
    const thumb = new Thumb();
    await openAs(page, owner.api, "/dashboard");
    await thumb.tap(bar(page).getByRole("link", { name: "Products" }));
    const soldOut = page.getByRole("switch", { name: "Masala chai is sold out" });
    await thumb.tap(soldOut);
    await expect(soldOut).toBeChecked();
    await page.reload();
    await expect(soldOut).toBeChecked();
    expect(thumb.taps).toBeLessThanOrEqual(2);
  });

  test("sending the card: at most 2", async ({ page, owner }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => void shared.push(data);
    });
    const thumb = new Thumb();
    await openAs(page, owner.api, "/dashboard");
    await thumb.tap(page.getByRole("main").getByRole("button", { name: "Share" }));
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    expect(shared).toEqual([{ title: owner.company_name, url: expect.stringMatching(`/${owner.slug}\\?s=share$`) }]);
    expect(thumb.taps).toBeLessThanOrEqual(2);
  });

  test("what the card brought is on the home's first screen", async ({ page, owner }) => {
    await openAs(page, owner.api, "/dashboard");
    const week = page.getByText("Nobody has opened your card this week yet");
    if (firstScreen) await expect(week).toBeInViewport({ ratio: 1 });
    else await week.scrollIntoViewIfNeeded();
    const barTop = (await bar(page).boundingBox())?.y ?? 0;
    const { y, height } = (await week.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThan(barTop);
  });
}
