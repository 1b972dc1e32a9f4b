import { withoutPlan } from "@/lib/contract/limits";
import type { ClientPlan } from "@/lib/contract/plans/schema";
import * as paths from "@/lib/paths";
import { ApiUser, type CreatedClient } from "../api-user";
import { findBarriers } from "../axe";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";

/** A site of its own, since it does things to all clients. */
let own: Site;
let administrator: ApiUser;
let clients: CreatedClient[];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await openSite();
  administrator = await ApiUser.signIn(own.url, admin.email, admin.password);
  const terms = { name: "Shop", price: "999", currency: "INR", months: 12, trial_days: 0, ...withoutPlan };
  const { id: plan_id } = await administrator.call<{ id: number }>("POST", "/admin/plans/", terms);
  clients = [];
  for (let index = 0; index < 22; index++) clients.push(await administrator.createClient());
  for (const { id } of clients)
    await administrator.call("PUT", `/admin/clients/${id}/plan/`, { plan_id, due_on: "2030-01-31" });
});
test.afterAll(() => own.close());

const sizes = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 800 } };

for (const [size, viewport] of Object.entries(sizes))
  test(`on a ${size}, all that a filter finds get days, which are taken back`, async ({ newVisitor }) => {
    const page = await newVisitor({ viewport, baseURL: own.url });
    const dueDay = async () => {
      const { subscription } = await administrator.call<ClientPlan>("GET", `/admin/clients/${clients[0]?.id}/plan/`);
      return subscription?.due_on;
    };
    await openAs(page, administrator, paths.clients);
    await page.getByRole("combobox", { name: "Plan", exact: true }).selectOption("Shop");
    await page.getByRole("button", { name: "Choose clients" }).click();
    const bar = page.getByRole("region", { name: "What to do with the chosen clients" });
    await page
      .getByRole("checkbox", { name: /^Choose / })
      .first()
      .click();
    await expect(bar.getByText("1 client chosen")).toBeInViewport();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("row")).toHaveCount(3);
    await bar.getByRole("checkbox", { name: "This page" }).click();
    await expect(bar.getByText("3 clients chosen")).toBeVisible();
    await bar.getByRole("button", { name: "Choose all 22" }).click();
    await expect(bar.getByText("22 clients chosen")).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);

    await bar.getByRole("button", { name: "Actions" }).click();
    await page.getByRole("menuitem", { name: "Give days" }).click();
    const dialog = page.getByRole("dialog", { name: "Give 22 clients days" });
    await expect(dialog.getByText("22 clients change")).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Give days" }).click();
    await expect(bar.getByText("Done for 22 clients")).toBeVisible();
    expect(await dueDay()).toBe("2030-02-07");
    await bar.getByRole("button", { name: "Undo" }).click();
    await expect(bar.getByText("Undone for 22 clients")).toBeVisible();
    expect(await dueDay()).toBe("2030-01-31");
    await bar.getByRole("button", { name: "Close" }).click();
    await expect(bar).toHaveCount(0);
  });
