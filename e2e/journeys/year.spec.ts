import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { ClientPlan } from "@/lib/contract/plans/schema";
import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { addProduct } from "../company";
import { openMovableClock } from "../movable-clock";
import { admin, startSite } from "../site";
import { expect, test } from "../test";
import { addPlan, buyer, takePayments } from "../till";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

test("two years of a plan by the clock: trial, grace, resting, waking, closed, with what is printed", async ({
  newVisitor,
  request,
}) => {
  test.setTimeout(240_000);
  const clock = openMovableClock();
  if (!clock) return;
  const site = await startSite({ ...clock.settings, SEED_DEMO: "false", LOGIN_RATE_PER_MINUTE: "1000" });
  try {
    // A session lasts for days, and most steps here are longer.
    const signIn = () => ApiUser.signIn(site.url, admin.email, admin.password);
    const start = await signIn();
    await takePayments(start);
    const plan_id = await addPlan(start, { trial_days: 14 });
    const client = await start.createClient();
    await start.call("PUT", pathOf(operations.setClientPlan, { id: client.id }), { plan_id });
    await addProduct(await ApiUser.signIn(site.url, client.email, client.password), { name: "Brass lamp" });
    const page = await newVisitor({ ...phone, baseURL: site.url });

    const expectState = (state: string) =>
      expect
        .poll(
          async () => {
            const path = pathOf(operations.getClientPlan, { id: client.id });
            return (await (await signIn()).call<ClientPlan>("GET", path)).subscription?.state;
          },
          { timeout: 30_000 },
        )
        .toBe(state);
    const expectPrinted = async (name: RegExp) => {
      for (const path of [paths.qrCode(client, "svg"), paths.contactFile(client), paths.card(client)])
        expect([path, (await request.get(site.url + path)).status()]).toEqual([path, 200]);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByRole("link", { name: "Call" }).first()).toHaveAttribute("href", "tel:+919876543210");
    };
    const company = new RegExp(client.company_name);
    const expectWhole = async () => {
      await page.goto(paths.card(client));
      await expect(page.getByRole("link", { name: "Brass lamp", exact: true }).first()).toBeVisible();
      await expectPrinted(company);
    };
    const expectResting = async () => {
      await page.goto(paths.card(client));
      await expect(page.getByText("are resting at the moment")).toBeVisible();
      await expect(page.getByText("Brass lamp")).toHaveCount(0);
      await expectPrinted(company);
    };

    await expectState("trial");
    await expectWhole();
    clock.moveTo("+20d");
    await expectState("grace");
    await expectWhole();
    clock.moveTo("+31d");
    await expectState("resting");
    await expectResting();

    const owner = await ApiUser.signIn(site.url, client.email, client.password);
    await owner.call("PUT", pathOf(operations.updateBillingDetails), buyer);
    const { id, created_on } = await owner.call<{ id: number; created_on: string }>(
      "POST",
      pathOf(operations.createPaymentRequest),
    );
    await owner.call("POST", pathOf(operations.claimPayment, { id }), { bank_reference: "432187650001" });
    await (await signIn()).call("POST", pathOf(operations.confirmPayments), {
      payments: [{ id, received_on: created_on }],
    });
    await expectWhole();
    await expectState("active");
    clock.moveTo("+390d");
    await expectState("due");
    await expectWhole();

    clock.moveTo("+420d");
    await expectState("resting");
    await expectResting();
    clock.moveTo("+790d");
    await expect
      .poll(async () => (await request.get(site.url + paths.card(client))).text(), { timeout: 30_000 })
      .toContain("This card is closed.");
    await page.goto(paths.card(client));
    await expectPrinted(company);
  } finally {
    clock.moveTo("+0");
    await site.close();
    clock.close();
  }
});
