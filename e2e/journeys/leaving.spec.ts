import * as paths from "@/lib/paths";
import { readCode } from "@/tests/lib/drawing/read-code";
import { pngFile } from "../../tests/contract/files";
import { findBarriers } from "../axe";
import { addPerson, saveProfile } from "../company";
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
