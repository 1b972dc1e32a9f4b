import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { admin } from "../site";
import { expect, openAs, signIn, test } from "../test";

const narrow = { viewport: { width: 360, height: 800 } };

test("an administrator is invited by a link, works, is blocked, let in again and removed", async ({
  site,
  adminUser,
  newVisitor,
}) => {
  const email = `ravi-${Date.now()}@example.com`;
  const password = "lamps over the old harbour";
  const page = await newVisitor(narrow);
  await openAs(page, adminUser, paths.administrators);
  await expect(page.getByRole("heading", { name: "Administrators", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Invite administrator" }).click();
  const form = page.getByRole("dialog", { name: "Invite administrator" });
  await form.getByLabel("Name").fill("Ravi Kumar");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Current Password").fill(admin.password);
  expect(await findBarriers(page)).toEqual([]);
  await form.getByRole("button", { name: "Invite" }).click();
  const handOver = page.getByRole("dialog", { name: "Link for Ravi Kumar" });
  const link = await handOver.getByLabel("Invitation link").inputValue();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const card = page.getByRole("listitem").filter({ hasText: email });
  await expect(card.getByText("Invited")).toBeVisible();

  const ravi = await newVisitor(narrow);
  await ravi.goto(link);
  await ravi.getByLabel("New Password", { exact: true }).fill(password);
  await ravi.getByLabel("Confirm New Password").fill(password);
  await ravi.getByRole("button", { name: "Set password" }).click();
  await expect(ravi).toHaveURL(/\/login/);
  await signIn(ravi, email, password);
  await ravi.goto(paths.clients);
  await expect(ravi.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();

  const act = async (name: string, told: string) => {
    await card.getByRole("button", { name: `${name} Ravi Kumar` }).click();
    const dialog = page.getByRole("dialog", { name: `${name} Ravi Kumar?` });
    await dialog.getByLabel("Current Password").fill(admin.password);
    await dialog.getByRole("button", { name, exact: true }).click();
    await expect(page.getByText(told)).toBeVisible();
  };
  await page.reload();
  await act("Block", "Ravi Kumar is blocked");
  await expect(card.getByText("Blocked")).toBeVisible();
  await ravi.goto(paths.clients);
  await expect(ravi).toHaveURL(/\/login/);
  await act("Unblock", "Ravi Kumar can sign in again");
  await signIn(ravi, email, password);
  await act("Remove", "Ravi Kumar is removed");
  await expect(card).toHaveCount(0);
  await expect(ApiUser.signIn(site.url, email, password)).rejects.toThrow();

  await page.goto(paths.audit);
  await expect(page.getByText(`Removed the administrator Ravi Kumar (${email})`)).toBeVisible();
  await expect(page.getByText(`Ravi Kumar (${email}) from`).first()).toBeVisible();
});
