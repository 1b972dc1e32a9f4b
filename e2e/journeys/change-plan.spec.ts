import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { expect, openAs, test } from "../test";
import { addPlan, buyer, dayIn, listRequests, putOnPlan, takePayments } from "../till";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

test("an owner has a dearer plan at once for the difference, ends it, and takes that back", async ({
  owner,
  adminUser,
  newVisitor,
}) => {
  await takePayments(adminUser);
  const small = await addPlan(adminUser, { name: "Small", price: "599", is_public: true });
  await addPlan(adminUser, { name: "Premium", price: "1299", is_public: true });
  await putOnPlan(adminUser, owner.id, small, 200);
  await owner.api.call("PUT", pathOf(operations.updateBillingDetails), buyer);

  const page = await newVisitor(phone);
  await openAs(page, owner.api, paths.account);
  const plan = page.getByRole("region", { name: "Your plan" });
  await plan.getByRole("button", { name: "Change plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Change plan" });
  await expect(dialog.getByRole("radio", { name: /^Small Your plan/ })).toBeDisabled();
  await dialog.getByRole("radio", { name: /^Premium/ }).click();
  await expect(dialog.getByText(/Until then nothing changes/)).toBeVisible();
  await dialog.getByRole("radio", { name: "At once, for ₹700 more" }).click();
  await expect(dialog.getByText(/as soon as ₹700 is paid/)).toBeVisible();
  await dialog.getByRole("button", { name: "Change plan" }).click();

  await expect(page).toHaveURL(paths.pay);
  await expect(page.getByText(/^Change to Premium, until /)).toBeVisible();
  const [request] = await listRequests(adminUser, owner.id);
  const confirmation = { payments: [{ id: request?.id, received_on: dayIn(0), reference: "UTR123456" }] };
  await adminUser.call("POST", pathOf(operations.confirmPayments), confirmation);
  await page.reload();
  await expect(page.getByText(/^Paid: ₹700 on/)).toBeVisible();

  await page.goto(paths.account);
  await expect(plan.getByText("Premium")).toBeVisible();
  await plan.getByRole("button", { name: "End plan" }).click();
  const question = page.getByRole("alertdialog", { name: "End your plan?" });
  await question.getByRole("button", { name: "End plan" }).click();
  await expect(plan.getByText(/^Your plan ends on .*: \d+ days left\./)).toBeVisible();
  await expect(plan.getByRole("link", { name: "Download my card" })).toBeVisible();

  const admin = await newVisitor();
  await openAs(admin, adminUser, paths.client(owner.id));
  await expect(
    admin
      .getByRole("main")
      .getByText(/^Ends on/)
      .first(),
  ).toBeVisible();

  await plan.getByRole("button", { name: "Keep my plan" }).click();
  await expect(plan.getByText(/^Your plan is paid until/)).toBeVisible();
});
