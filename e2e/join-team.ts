import type { Page } from "@playwright/test";
import type { MadeInvitation } from "@/lib/contract/joining/schema";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import type { ApiUser } from "./api-user";
import { expect } from "./test";

export const memberPassword = "nine quiet lanterns";

/** Comes into the team of `owner` by an invitation, with a new account whose card is that of the person. */
export async function joinAs(page: Page, owner: ApiUser, { id }: { id: number }): Promise<void> {
  const invitation = { role: "member", person_id: id };
  const { token } = await owner.call<MadeInvitation>("POST", pathOf(operations.invite), invitation);
  await page.goto(paths.join(String(token)));
  await page.getByLabel("Choose a password", { exact: true }).fill(memberPassword);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
