import * as paths from "@/lib/paths";
import { findBarriers } from "../axe";
import { addPerson, saveProfile } from "../company";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };
const desk = { viewport: { width: 1280, height: 800 } };

for (const [name, screen] of Object.entries({ phone, desk }))
  test(`an owner puts people into a branch at once and finds them there, on a ${name}`, async ({
    owner,
    newVisitor,
  }) => {
    const branches = [{ name: "Pune" }, { name: "Thane", address: "Station Road, Thane West" }];
    await saveProfile(owner.api, { branches: JSON.stringify(branches), person_cards: "true" });
    const ravi = await addPerson(owner.api);
    for (const other of ["Meera", "Kiran"]) await addPerson(owner.api, { name: other });
    const page = await newVisitor(screen);
    await openAs(page, owner.api, paths.people);
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await page.getByRole("checkbox", { name: "Select Ravi Kumar" }).click();
    await page.getByRole("checkbox", { name: "Select Meera" }).click();
    const bar = page.getByRole("region", { name: "What to do with the chosen people" });
    await expect(bar.getByText("2 people chosen")).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await bar.getByRole("button", { name: "Branch" }).click();
    const dialog = page.getByRole("dialog", { name: "Branch of 2 people" });
    await dialog.getByRole("combobox", { name: "Branch" }).selectOption("Thane");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("2 people changed")).toBeVisible();
    await page.getByRole("combobox", { name: "Branch" }).selectOption("Thane");
    await expect(page).toHaveURL(/\?branch=2$/);
    await expect(page.getByRole("heading", { level: 2, name: /Ravi|Meera|Kiran/ })).toHaveText(["Ravi Kumar", "Meera"]);
    const link = page.url();

    const visitor = await newVisitor(screen);
    await visitor.goto(paths.person(owner, ravi));
    await expect(visitor.locator("header").getByText("Thane", { exact: true })).toBeVisible();
    await expect(visitor.getByText("Station Road, Thane West").first()).toBeVisible();
    const again = await newVisitor(screen);
    await openAs(again, owner.api, link);
    await expect(again.getByRole("heading", { level: 2, name: /Ravi|Meera|Kiran/ })).toHaveText([
      "Ravi Kumar",
      "Meera",
    ]);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("No people found")).toBeVisible();
  });

for (const [name, screen] of Object.entries({ phone, desk }))
  test(`a visitor finds one of many people without a script, on a ${name}`, async ({ owner, newVisitor }) => {
    await saveProfile(owner.api, {
      branches: JSON.stringify([{ name: "Pune" }, { name: "Thane" }]),
      person_cards: "true",
    });
    for (let index = 1; index <= 14; index++)
      await addPerson(owner.api, { name: `Person ${index}`, branch_id: index > 12 ? "2" : "1" });
    const visitor = await newVisitor({ ...screen, javaScriptEnabled: false });
    await visitor.goto(paths.card(owner));
    const team = visitor.getByRole("region", { name: "Our team" });
    await expect(team.getByRole("listitem")).toHaveCount(12);
    await team.getByRole("link", { name: "See all 14 people" }).click();
    await expect(visitor.getByRole("listitem")).toHaveCount(14);
    await visitor.getByRole("searchbox").fill("person 1");
    await visitor.getByRole("combobox", { name: "Branch" }).selectOption("Thane");
    await visitor.getByRole("button", { name: "Search" }).click();
    await expect(visitor.getByRole("heading", { level: 2 })).toHaveText(["Person 13", "Person 14"]);
    await expect(visitor.getByRole("searchbox")).toHaveValue("person 1");
    await visitor.getByRole("link", { name: "Person 14", exact: true }).click();
    await expect(visitor.getByRole("heading", { level: 1, name: "Person 14" })).toBeVisible();

    // What an owner changes is there at once, since nobody keeps what was asked.
    await saveProfile(owner.api, { person_cards: "false" });
    const answer = await visitor.request.get(paths.companyPeople(owner, { search: "person 1" }));
    expect(answer.status()).toBe(404);
  });

test("the page of all people is whole in every look and language, and for those who read it out", async ({
  owner,
  newVisitor,
}) => {
  await saveProfile(owner.api, { person_cards: "true", languages_off: "[]" });
  await addPerson(owner.api);
  const visitor = await newVisitor(phone);
  await visitor.goto(paths.companyPeople({ slug: owner.slug, language: "hi" }));
  await expect(visitor.getByRole("heading", { level: 2, name: "Ravi Kumar" })).toBeVisible();
  expect(await findBarriers(visitor)).toEqual([]);
  const wide = await visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
