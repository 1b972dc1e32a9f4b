import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import * as paths from "@/lib/paths";
import { readCode } from "@/tests/lib/drawing/read-code";
import { pngFile } from "../../tests/contract/files";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { addPerson, saveProfile } from "../company";
import { joinAs, memberPassword } from "../join-team";
import { choose } from "../row-menu";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };

test("a person leaves on a phone, the printed code leads to who looks after, and they come back", async ({
  owner,
  newVisitor,
  request,
}) => {
  await saveProfile(owner.api, { person_cards: "true" });
  const ravi = await addPerson(owner.api, { image: await pngFile() });
  const meera = await addPerson(owner.api, { name: "Meera Shah", phone: "98200 33333" });
  const printed = String(await readCode(await (await request.get(paths.personCode(owner, ravi, "png"))).body()));
  const visitor = await newVisitor(phone);
  await visitor.goto(printed);
  await expect(visitor.getByRole("heading", { level: 1, name: "Ravi Kumar" })).toBeVisible();

  const page = await newVisitor(phone);
  await openAs(page, owner.api, paths.people);
  await choose(page, "Ravi Kumar", "Leaves the company");
  const dialog = page.getByRole("dialog", { name: "Ravi Kumar leaves the company" });
  await dialog.getByLabel("Who looks after from now on").selectOption("Meera Shah");
  await expect(dialog.getByText("“Meera Shah now looks after you”")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Leaves the company" }).click();
  await expect(page.getByText("Ravi Kumar has left the company")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ravi Kumar" })).toHaveCount(0);

  await visitor.goto(printed);
  await expect(visitor).toHaveURL(paths.successor(owner, meera));
  await expect(visitor.getByRole("heading", { level: 1, name: "Meera Shah" })).toBeVisible();
  await expect(visitor.getByText("Meera Shah now looks after you")).toBeVisible();
  await expect(visitor.getByText("Ravi")).toHaveCount(0);
  expect(await findBarriers(visitor)).toEqual([]);
  await visitor.goto(paths.person(owner, meera));
  await expect(visitor.getByText("Meera Shah now looks after you")).toBeHidden();

  const landsAt = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await landsAt(`${paths.person(owner, ravi)}?s=qr`)).toEqual([
    307,
    `${paths.person(owner, meera)}?s=qr#${paths.successorLine}`,
  ]);
  const hindi = { slug: owner.slug, language: "hi" } as const;
  expect(await landsAt(paths.person(hindi, ravi))).toEqual([307, paths.successor(hindi, meera)]);
  for (const pathOf of [
    paths.personFile,
    paths.personPreview,
    (at: paths.CardAddress, one: typeof ravi) => paths.personCode(at, one, "svg"),
  ])
    expect(await landsAt(pathOf(owner, ravi))).toEqual([307, pathOf(owner, meera)]);

  await choose(page, "Meera Shah", "Leaves the company");
  await page.getByRole("dialog").getByRole("button", { name: "Leaves the company" }).click();
  await expect(page.getByRole("button", { name: "2 people have left" })).toBeVisible();
  const { slug } = owner;
  expect(await landsAt(`${paths.person(owner, ravi)}?s=qr`)).toEqual([307, `${paths.card(owner)}?s=qr`]);
  expect(await landsAt(paths.personFile(owner, ravi))).toEqual([307, paths.contactFile({ slug })]);
  expect(await landsAt(paths.personCode(owner, ravi, "png"))).toEqual([307, paths.qrCode({ slug }, "png", true)]);
  expect(await landsAt(paths.personPreview(hindi, ravi))).toEqual([307, paths.previewPicture(hindi)]);

  await page.getByRole("button", { name: "2 people have left" }).click();
  const list = page.getByRole("dialog", { name: "Left the company" });
  expect(await findBarriers(page)).toEqual([]);
  await list.getByRole("button", { name: "Bring back Ravi Kumar" }).click();
  await expect(page.getByText("Ravi Kumar is back")).toBeVisible();
  await visitor.goto(printed);
  await expect(visitor).toHaveURL(paths.person(owner, ravi));
  await expect(visitor.getByRole("heading", { level: 1, name: "Ravi Kumar" })).toBeVisible();
  await expect(visitor.locator("header img")).toBeVisible();

  await list.getByRole("button", { name: "Delete now what is kept of Meera Shah" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete now" }).click();
  await expect(list.getByText("Nobody is left here")).toBeVisible();
  expect(await landsAt(paths.person(owner, meera))).toEqual([307, paths.card(owner)]);
});

test("a member takes their data along, leaves on a phone, comes back once and in the end deletes the account", async ({
  site,
  owner,
  newVisitor,
  request,
}) => {
  test.setTimeout(120_000);
  const { company_name: company } = owner;
  await saveProfile(owner.api, { person_cards: "true" });
  const email = `${randomUUID()}@example.com`;
  const ravi = await addPerson(owner.api, { phone: "", email });
  const printed = String(await readCode(await (await request.get(paths.personCode(owner, ravi, "png"))).body()));
  const page = await newVisitor(phone);
  await joinAs(page, owner.api, ravi);

  await openAccount(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download your data" }).click();
  const taken = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(taken).toMatchObject({
    account: { email },
    companies: [{ company_name: company, role: "member", person: { name: "Ravi Kumar" } }],
  });
  await expect(page.getByRole("button", { name: "Delete account" })).toHaveCount(0);
  await leave(page, company);

  const visitor = await newVisitor(phone);
  await visitor.goto(printed);
  await expect(visitor).toHaveURL(paths.card(owner));
  await expect(visitor.getByRole("heading", { level: 1, name: company })).toBeVisible();
  await expect(visitor.getByText("Ravi Kumar")).toHaveCount(0);

  const desk = await newVisitor(phone);
  await openAs(desk, owner.api, paths.people);
  await desk.getByRole("button", { name: "1 person has left" }).click();
  const former = desk.getByRole("dialog", { name: "Left the company" });
  await expect(former.getByText("Looks after now: The company")).toBeVisible();
  await former.getByRole("button", { name: "Bring back Ravi Kumar" }).click();
  await expect(desk.getByText("Ravi Kumar is back")).toBeVisible();
  await visitor.goto(printed);
  await expect(visitor.getByRole("heading", { level: 1, name: "Ravi Kumar" })).toBeVisible();

  await page.goto(paths.dashboard);
  await expect(page.getByRole("link", { name: /View my card/ })).toBeVisible();
  await openAccount(page);
  await leave(page, company);

  await page.getByRole("link", { name: "Open your account" }).click();
  await expect(page.getByRole("button", { name: "Download your data" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Leave the company" })).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText("Client");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Current Password").fill(memberPassword);
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL(paths.loginAfterDeletion);
  await expect(page.getByText("Your account is deleted")).toBeVisible();
  await expect(ApiUser.signIn(site.url, email, memberPassword)).rejects.toThrow();
});

async function openAccount(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "Your Profile" }).click();
  await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
}

/** By the dialog on the account screen, and sees what is left. */
async function leave(page: Page, company: string): Promise<void> {
  await page.getByRole("button", { name: "Leave the company" }).click();
  const dialog = page.getByRole("dialog", { name: `Leave ${company}?` });
  await expect(dialog.getByText(`For 30 days ${company} can bring you back.`)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Leave the company" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You have no company here any more" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link")).toHaveText([
    "Dashboard",
    "Profile",
  ]);
  expect(await findBarriers(page)).toEqual([]);
}
