import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Analytics, PersonFigures } from "@/lib/contract/analytics/schema";
import type { List } from "@/lib/contract/pagination";
import * as paths from "@/lib/paths";
import { computer, phone } from "../agents";
import { findBarriers } from "../axe";
import { addDocument, addPerson, saveProfile } from "../company";
import { holdRequests } from "../hold-requests";
import { expect, openAs, test } from "../test";

const tablet = "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

/** The rows of a list as text, once it has loaded. */
async function readRows(page: Page, name: string): Promise<string[]> {
  const list = page.getByRole("main").getByRole("list", { name });
  await list.waitFor();
  return (await list.getByRole("listitem").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
}

test("what people did with a card is what its company and the administrator see", async ({
  owner,
  adminUser,
  newVisitor,
  request,
  page,
}) => {
  test.setTimeout(180_000);
  await addDocument(owner.api, "Catalogue");
  const card = `/${owner.slug}`;

  const scanning = await newVisitor({ userAgent: phone });
  await scanning.goto(`${card}?s=qr`);
  await scanning.route("**/*.pdf", (route) => route.fulfill({ body: "file" }));
  await scanning.getByRole("link", { name: "Catalogue" }).click();

  const searching = await newVisitor({ userAgent: computer });
  await searching.goto(card, { referer: "https://duckduckgo.com/" });
  await searching.reload();
  await searching.getByRole("list", { name: "Contact" }).getByRole("link", { name: "Email" }).click();

  const following = await newVisitor({ userAgent: tablet });
  await following.goto(card, { referer: "https://www.google.com/" });

  const reading = await newVisitor({ userAgent: firefox, javaScriptEnabled: false });
  await reading.goto(card);

  // None of these counts as a visitor: the owner, programs, link previews, an automated browser.
  await openAs(await newVisitor({ userAgent: phone }), owner.api, card);
  for (const userAgent of ["curl/8.5.0", "Googlebot/2.1", "WhatsApp/2.23.20.0", "facebookexternalhit/1.1"])
    await request.get(card, { headers: { "user-agent": userAgent } });
  await (await newVisitor()).goto(card);

  const read = () => owner.api.call<Analytics>("GET", "/analytics/");
  await expect
    .poll(async () => ({ ...(await read()), details: undefined }), { timeout: 60_000 })
    .toMatchObject({ totalViews: 5, totalVisitors: 4, topDocuments: [{ name: "Catalogue", views: 1 }] });

  // The figures are in the HTML; charts are drawn once scripts know the width.
  const letScriptsCome = await holdRequests(page, "**/_next/static/**/*.js");
  await page.context().addCookies(owner.api.cookies);
  await page.goto("/dashboard/analytics", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  letScriptsCome();
  await expect(page.locator("svg [data-slot=views]").last()).toBeVisible();
  await expect(page.getByText("Sample data")).toBeHidden();
  const figures = await readRows(page, "Figures");
  expect([figures[0], figures[1], figures.at(-1)]).toEqual([
    "Total Views 5 Up 100.0% from the period before",
    "Total Visitors 4 Up 100.0% from the period before Counted once a day",
    "Documents 1 Up 100.0% from the period before",
  ]);
  expect(await readRows(page, "Results")).toEqual([
    "Calls 0 Up 0.0% from the period before",
    "WhatsApp 0 Up 0.0% from the period before",
    "Contacts saved 0 Up 0.0% from the period before",
    "Enquiries 0 Up 0.0% from the period before",
  ]);
  expect((await readRows(page, "Visitor Sources")).sort()).toEqual([
    "Direct 1 (25.0%)",
    "Google 1 (25.0%)",
    "Other search 1 (25.0%)",
    "QR code 1 (25.0%)",
  ]);
  expect(await readRows(page, "Top Documents")).toEqual(["1 Catalogue 1 view"]);
  expect((await readRows(page, "What visitors did")).sort()).toEqual(["Documents opened 1", "Emails 1"]);
  expect((await readRows(page, "Devices")).sort()).toEqual([
    "Computers 2 (50.0%)",
    "Phones 1 (25.0%)",
    "Tablets 1 (25.0%)",
  ]);
  await expect(page.getByText("4 people are looking now")).toBeVisible();

  const day = page.getByRole("slider", { name: "Day" });
  await expect(day).toHaveAttribute("aria-valuetext", /: 5 views, 4 visitors/);
  await day.press("ArrowLeft");
  await expect(day).toHaveAttribute("aria-valuetext", /: 0 views, 0 visitors, 0 taps$/);
  expect(await findBarriers(page)).toEqual([]);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "View Report" }).click();
  const report = await downloading;
  expect(report.suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await report.path(), "utf8");
  expect(text).toContain('"Total Views",5,100\r\n');
  expect(text).toContain('"QR code",1,25\r\n');
  expect(text).not.toMatch(/sample/i);

  await page.goto("/dashboard");
  const visitors = page.getByRole("region", { name: "This week" }).locator("dl > div").first();
  await expect(visitors).toHaveText("Visitors4");
  await page.getByRole("link", { name: "See analytics" }).click();
  await expect(page).toHaveURL(/\/dashboard\/analytics\?period=7d$/);

  const administrator = await newVisitor();
  await openAs(administrator, adminUser, "/dashboard/analytics");
  await administrator.getByRole("searchbox", { name: "Search companies" }).fill(owner.company_name);
  const row = administrator.getByRole("row", { name: owner.company_name });
  await expect(row.getByRole("cell")).toHaveText([owner.company_name, "5", "4", /^\d+$/]);
  await row.getByRole("link").click();
  await expect(administrator).toHaveURL(new RegExp(`/dashboard/analytics\\?client=${owner.id}$`));
  await expect(administrator.getByRole("heading", { level: 1, name: owner.company_name })).toBeVisible();
  expect((await readRows(administrator, "Figures"))[0]).toMatch(/^Total Views 5 /);
  expect(await findBarriers(administrator)).toEqual([]);
  await administrator.getByRole("link", { name: "All companies" }).click();
  await expect(administrator.getByRole("table", { name: "Companies" })).toBeVisible();
});

test("days are chosen by hand, and the address leads to them", async ({ owner, newVisitor, page }) => {
  test.setTimeout(180_000);
  await (await newVisitor({ userAgent: phone })).goto(`/${owner.slug}`);
  const read = () => owner.api.call<Analytics>("GET", "/analytics/");
  await expect.poll(async () => (await read()).totalVisitors, { timeout: 60_000 }).toBe(1);

  await openAs(page, owner.api, "/dashboard/analytics");
  await page.getByLabel("Period").selectOption("Custom range…");
  const form = page.getByRole("form", { name: "Custom range" });
  const today = await form.getByLabel("To").inputValue();
  await form.getByLabel("From").fill("2020-02-01");
  await form.getByLabel("To").fill("2020-01-01");
  await form.getByRole("button", { name: "Show" }).click();
  await expect(form.getByText("The last day cannot be before the first day")).toBeVisible();
  await form.getByLabel("To").fill("2020-02-29");
  await form.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\?from=2020-02-01&to=2020-02-29$/);
  await expect(page.getByRole("heading", { name: "No visitors in this period" })).toBeVisible();

  await page.goto(`/dashboard/analytics?from=${today}&to=${today}`);
  await expect(page.getByLabel("Period")).toHaveValue("");
  await expect(page.getByRole("slider", { name: "Day" })).toHaveAttribute(
    "aria-valuetext",
    /: 1 view, 1 visitor, 0 taps$/,
  );
});

test("a card without visitors is to be shared", async ({ page, owner }) => {
  await openAs(page, owner.api, "/dashboard");
  await page.getByText("Nobody has opened your card this week yet").waitFor();
  await page.goto("/dashboard/analytics");
  await expect(page.getByRole("heading", { name: "Your card has no visitors yet: share it" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "QR code" }).click();
  const dialog = page.getByRole("dialog", { name: "QR code" });
  await expect(dialog.getByRole("img", { name: "QR code that opens your card" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole("link", { name: "Print and more" }).click();
  await expect(page).toHaveURL(/\/dashboard\/share$/);
});

test("what people's cards bring shows on the board of the team, and in its file", async ({
  owner,
  newVisitor,
  page,
}) => {
  test.setTimeout(120_000);
  await saveProfile(owner.api, { person_cards: "true" });
  const [asha] = [await addPerson(owner.api, { name: "Asha Rao" }), await addPerson(owner.api, { name: "Ravi Kumar" })];
  const scanning = await newVisitor({ userAgent: phone });
  await scanning.goto(`${paths.person(owner, asha)}?s=qr`);
  await scanning.getByRole("link", { name: "Save to Contacts" }).click();
  const reading = await newVisitor({ userAgent: firefox, javaScriptEnabled: false });
  await reading.goto(paths.person(owner, asha));
  await (await newVisitor({ userAgent: computer })).goto(paths.card(owner));

  const read = async () => (await owner.api.call<List<PersonFigures>>("GET", "/client/people/figures/")).results;
  await expect.poll(read, { timeout: 60_000 }).toMatchObject([
    { name: "Asha Rao", rank: 1, views: 2, contacts: 1 },
    { name: "Ravi Kumar", rank: 2, views: 0, contacts: 0 },
  ]);
  expect(await owner.api.call<Analytics>("GET", "/analytics/")).toMatchObject({ totalViews: 3 });

  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, owner.api, paths.analytics);
  const table = page.getByRole("table", { name: "Your team" });
  await expect(table.getByRole("row").nth(1)).toContainText("Asha Rao");
  await table.getByRole("button", { name: "Views" }).click();
  await expect(table.getByRole("row").nth(1)).toContainText("Ravi Kumar");
  expect(await findBarriers(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.split("\r\n").slice(1, 3)).toEqual([
    expect.stringContaining('"2","Ravi Kumar"'),
    expect.stringMatching(/^"1","Asha Rao",.*"2","1","0","0"$/),
  ]);
});
