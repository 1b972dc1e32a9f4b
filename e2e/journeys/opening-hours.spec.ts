import type { Page } from "@playwright/test";
import { buildHours, shopWeek } from "../../tests/lib/card/build-hours";
import { saveProfile } from "../company";
import { expect, openAs, test } from "../test";

test("hours that an owner sets are on the card, and say at each moment what holds", async ({
  page,
  owner,
  newVisitor,
}) => {
  await openAs(page, owner.api, "/dashboard/profile/hours");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("switch", { name: "Show when we are open" }).click();
  const monday = page.getByRole("group", { name: "Monday", exact: true });
  await monday.getByRole("button", { name: "More for Monday" }).click();
  await page.getByRole("menuitem", { name: "Add a break" }).click();
  await monday.getByLabel("To", { exact: true }).last().fill("22:30");
  await page.getByRole("button", { name: "Add a special date" }).click();
  const special = page.getByRole("group", { name: "Special date 1" });
  await expect(special.getByLabel("Date", { exact: true })).toBeFocused();
  await special.getByLabel("Date", { exact: true }).fill("2099-11-12");
  await special.getByLabel("Note (optional)").fill("Diwali");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Mon: 9 am – 1 pm, 2 pm – 10:30 pm")).toBeVisible();

  const visitor = await newVisitor();
  // A Monday.
  await visitor.clock.install({ time: new Date("2099-11-09T12:59:30+05:30") });
  await visitor.goto(`/${owner.slug}`);
  const hours = visitor.getByRole("region", { name: "Opening hours" });
  await expect(hours.getByText("Open now · closes 1 pm")).toBeVisible();
  await expect(hours.locator("[aria-current=date]")).toHaveText("Mon9 am – 1 pm, 2 pm – 10:30 pm");
  await expect(hours.getByRole("listitem")).toHaveText([
    "Mon9 am – 1 pm, 2 pm – 10:30 pm",
    "Tue – Sat9 am – 9 pm",
    "SunClosed",
    "12 Nov 2099 · DiwaliClosed",
  ]);
  await visitor.clock.fastForward("01:00");
  await expect(hours.getByText("Closed · opens 2 pm")).toBeVisible();
  await expect(visitor.getByRole("link", { name: /Chat on WhatsApp/ })).toContainText("Closed · opens 2 pm");
  await visitor.clock.setFixedTime(new Date("2099-11-12T10:00:00+05:30"));
  await visitor.reload();
  await expect(hours.getByText("Closed today · Diwali")).toBeVisible();
});

test("the week stands without scripts, and with them nothing moves", async ({ owner, newVisitor }) => {
  await saveProfile(owner.api, { opening_hours: JSON.stringify(buildHours(shopWeek)) });
  const plain = await newVisitor({ javaScriptEnabled: false });
  await plain.goto(`/${owner.slug}`);
  const hours = plain.getByRole("region", { name: "Opening hours" });
  await expect(hours.getByRole("listitem")).toHaveText(["Mon – Sat9 am – 9 pm", "SunClosed"]);
  await expect(plain.getByText("Available 24/7")).toBeHidden();

  const page = await newVisitor({ viewport: { width: 320, height: 640 } });
  await page.goto(`/${owner.slug}`);
  await expect(page.locator(".hours-now")).toHaveText(/Open now|Closed/);
  expect(await spaceOf(page, ".hours-now", "")).toBe(await spaceOf(page, ".hours-now", "Closed · opens 9:30 am"));
  const chat = "small[data-hours-now]";
  expect(await spaceOf(page, chat, "Open")).toBe(await spaceOf(page, chat, "Closed · opens 9:30 am"));
});

/** The page's height with this text in the element. */
function spaceOf(page: Page, selector: string, text: string): Promise<number> {
  return page.locator(selector).evaluate((element, shown) => {
    element.textContent = shown;
    return document.documentElement.scrollHeight;
  }, text);
}
