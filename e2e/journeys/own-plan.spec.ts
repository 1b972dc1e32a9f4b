import { withoutPlan } from "@/lib/contract/limits";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { Plan } from "@/lib/contract/plans/schema";
import * as paths from "@/lib/paths";
import { addPerson } from "../company";
import { expect, openAs, test } from "../test";

test("an owner with more people than the plan shows chooses whom the card shows", async ({
  owner,
  adminUser,
  newVisitor,
}) => {
  for (const name of ["Asha", "Ravi", "Meera"]) await addPerson(owner.api, { name });
  const { id } = await adminUser.call<Plan>("POST", pathOf(operations.createPlan), {
    name: "Small",
    price: "599",
    currency: "INR",
    months: 12,
    limits: { ...withoutPlan.limits, people: 2 },
    features: [],
  });
  await adminUser.call("PUT", pathOf(operations.setClientPlan, { id: owner.id }), { plan_id: id });

  const visitor = await newVisitor();
  const people = visitor.getByRole("region", { name: "Our team" });
  const seeOnCard = async (shown: string[], resting: string) => {
    await visitor.goto(paths.card(owner));
    for (const name of shown) await expect(people.getByText(name)).toBeVisible();
    await expect(people.getByText(resting)).toHaveCount(0);
  };
  await seeOnCard(["Asha", "Ravi"], "Meera");

  const page = await newVisitor();
  await openAs(page, owner.api, paths.people);
  await expect(page.getByText("Not on your card: 1. Your plan shows 2.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Add person" })).toBeDisabled();
  await expect(page.getByRole("listitem").filter({ hasText: "Meera" }).getByText("Not on the card")).toBeVisible();
  await page.getByRole("button", { name: "Show Meera on the card" }).click();
  await expect(page.getByText("Meera is on your card.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Ravi" }).getByText("Not on the card")).toBeVisible();
  await seeOnCard(["Asha", "Meera"], "Ravi");

  await page.goto(paths.account);
  const plan = page.getByRole("region", { name: "Your plan" });
  await expect(plan.getByText("₹599 for 12 months")).toBeVisible();
  await plan.getByRole("link", { name: "Not on the card: 1" }).click();
  await expect(page).toHaveURL(paths.people);

  await page.goto(`${paths.analytics}?period=1y`);
  await expect(page.getByRole("heading", { name: "Your plan shows the figures of the last 30 days" })).toBeVisible();
  await page.getByRole("button", { name: "Last 30 days" }).click();
  await expect(page.getByRole("heading", { name: "Your plan shows" })).toHaveCount(0);
});
