import type { Page } from "@playwright/test";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import { english } from "@/tests/english";
import { findBarriers } from "../axe";
import { saveProfile } from "../company";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };

// Forms wait as long as a person needs to fill them in.
test.describe.configure({ timeout: 90_000 });

const branches = JSON.stringify([{ name: "Pune" }, { name: "Thane" }, { name: "Nashik" }]);
const table = ["name,phone,title,branch,email"]
  .concat(Array.from({ length: 18 }, (_, index) => `Person ${index + 1},,Sales,${index % 2 ? "Pune" : "Thane"},`))
  .join("\n");

/** Presses something and counts it. */
function counting(page: Page) {
  let taps = 0;
  return {
    get taps() {
      return taps;
    },
    async tap(role: "button" | "link" | "menuitem" | "checkbox", name: string | RegExp) {
      await page
        .getByRole(role, { name, exact: typeof name === "string" })
        .first()
        .click();
      taps++;
    },
    async type(label: string, text: string) {
      await page.getByLabel(label, { exact: true }).fill(text);
      taps++;
    },
  };
}

test("a dealer's team: from a table to cards, a member who joins by a link, and an enquiry that is handed over", async ({
  owner,
  newVisitor,
}) => {
  const { company_name: company } = owner;
  await saveProfile(owner.api, { branches });
  const desk = await newVisitor({ viewport: { width: 1280, height: 900 } });
  await openAs(desk, owner.api, paths.people);
  await desk.getByRole("button", { name: "Add person" }).first().click();
  await desk.getByRole("link", { name: "Add them from a table, or let them join by a link." }).click();
  await expect(desk).toHaveURL(paths.invitePeople);
  await desk.getByRole("button", { name: "Upload a table" }).click();
  await desk
    .locator("input[type=file]")
    .setInputFiles({ name: "team.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await expect(desk.getByText(/^18 new people/)).toBeVisible();
  await desk.getByRole("button", { name: "Add 18 people" }).click();
  await expect(desk.getByText(/^18 people were added/)).toBeVisible();

  await desk.getByRole("main").getByRole("link", { name: "Team" }).click();
  await desk.getByRole("switch", { name: "Cards for people" }).click();
  await expect(desk.getByRole("button", { name: "Print cards and codes" })).toBeVisible();
  await desk.getByRole("link", { name: "Invite", exact: true }).click();
  await desk.getByRole("button", { name: "Make a link" }).click();
  const making = desk.getByRole("dialog");
  await making.getByLabel("Branch").selectOption("Pune");
  await making.getByRole("button", { name: "Make the link" }).click();
  const link = await desk.getByRole("dialog").getByRole("textbox", { name: "Link" }).inputValue();

  const member = await newVisitor(phone);
  await member.goto(new URL(link).pathname);
  await expect(member.getByRole("heading", { level: 1 })).toContainText(company);
  expect(await findBarriers(member)).toEqual([]);
  const join = counting(member);
  await join.type("Your name", "Asha Rao");
  await join.type("Phone number", "98111 22333");
  await join.type("Choose a password", "nine quiet lanterns");
  await join.tap("button", "Join");
  await expect(member).toHaveURL(/\/dashboard$/);
  // The link and the message that it came in are a tap each.
  expect(join.taps + 2).toBeLessThanOrEqual(8);
  await expect(member.getByText(/^Waiting for/)).toContainText(company);

  await openAs(desk, owner.api, paths.invitePeople);
  await desk.getByRole("button", { name: "Let in Asha Rao" }).click();
  await expect(desk.getByText("Asha Rao is in the team")).toBeVisible();

  await member.reload();
  const own = member.getByRole("link", { name: /View my card/ });
  await expect(own).toBeVisible();
  expect(await findBarriers(member)).toEqual([]);
  const card = String(await own.getAttribute("href"));
  await member.goto(paths.myCard);
  await expect(member.getByRole("textbox", { name: "WhatsApp" })).toBeEditable();
  await expect(member.getByRole("textbox", { name: "Name" })).toBeDisabled();
  await expect(member.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await findBarriers(member)).toEqual([]);
  await member.goto(paths.products);
  await expect(member).toHaveURL(/\/dashboard$/);

  const visitor = await newVisitor(phone);
  await visitor.goto(card);
  await visitor.getByRole("link", { name: "Request a call back" }).click();
  const sheet = visitor.getByRole("dialog");
  await sheet.getByLabel("Your name").fill("Kiran Mehta");
  await sheet.getByLabel("Your phone number").fill("98200 55555");
  await sheet.getByLabel(english.say(consentTexts.lead(company))).check();
  await new Promise((resolve) => setTimeout(resolve, visitorFormLimits.soonest));
  await sheet.getByRole("button", { name: "Send request" }).click();
  await expect(sheet.getByText(/thank you/i)).toBeVisible();

  await member.goto(paths.leads);
  await expect(member.getByText("Kiran Mehta").first()).toBeVisible();
  const hand = await newVisitor(phone);
  await openAs(hand, owner.api, paths.leads);
  await expect(hand.getByText("Asha Rao").first()).toBeVisible();
  const over = counting(hand);
  await over.tap("button", "More for Kiran Mehta");
  await over.tap("menuitem", "Hand over");
  await over.tap("button", /^Person 2/);
  await expect(hand.getByText("Person 2 looks after it now")).toBeVisible();
  expect(over.taps).toBeLessThanOrEqual(3);
  await member.reload();
  await expect(member.getByText("Kiran Mehta")).toHaveCount(0);
});
