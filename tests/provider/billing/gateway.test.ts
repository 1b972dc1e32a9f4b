import { checkPages, settleToldPage } from "@/provider/billing/online/jobs";
import { nextCheck } from "@/provider/billing/online/service";
import { presentClientBilling } from "@/provider/billing/payment-presenter";
import { getClientBilling } from "@/provider/billing/service";
import type { Job } from "@/provider/kernel/jobs/job";
import { openPostgres as connect } from "@/provider/ports/database/postgres";
import { openGateway } from "@/provider/ports/gateway/open";
import { type Api, type ClientCaller, expectError } from "../../contract/api";
import { billingMessages } from "../../english";
import type { PaymentGateway, Refund, Told } from "../../servers/payment-gateway";
import { hasPostgres, openPostgres } from "../../servers/postgres";
import { openRazorpay } from "../../servers/razorpay";
import { openStripe } from "../../servers/stripe";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { addBuyer, addPlan, billingOf, buyer, confirm, setTerms } from "./shop";

/** Paid on pages of a gateway: the site has only what it asks for, and takes it once. */

let server: PaymentGateway;
let deps: TestDeps;
let api: Api;
let plan: number;
let ahead: number;

const now = () => new Date(Date.now() + ahead);

async function open(openServer: () => Promise<PaymentGateway>, more: Parameters<typeof buildDeps>[0] = {}) {
  ahead = 0;
  server = await openServer();
  server.now = () => now().getTime();
  deps = await buildDeps({ now, gateway: openGateway(server.options), ...more });
  api = await openApi(deps);
  await setTerms(api);
  plan = await addPlan(api);
}
afterEach(async () => {
  await deps.close();
  await server.close();
});

const passTime = (minutes: number) => {
  ahead += minutes * 60_000;
};
const run = <P>(job: Job<P>, payload: P) => job.run(deps, payload, new AbortController().signal);
/** As the jobs would, once for each event that was kept. */
async function runTold() {
  const rows = await deps.db.deleteFrom("jobs").where("kind", "=", settleToldPage.kind).returningAll().execute();
  for (const { payload } of rows) await run(settleToldPage, JSON.parse(payload));
  return rows.length;
}

async function deliver({ body, headers }: Told, name = server.options.name): Promise<number> {
  return (await api.transport(`/api/webhooks/${name}/`, { method: "POST", body, headers })).status;
}

/** A client with an open request, and its page at the gateway. */
async function askPage(): Promise<{ client: ClientCaller; request: number; page: string; url: string }> {
  const client = await addBuyer(api, plan);
  const request = (await client.call("createPaymentRequest")).body.id;
  const { status, body } = await client.call("openPaymentPage", { params: { id: request } });
  expect(status).toBe(200);
  return { client, request, url: body.url, page: body.url.split("/").at(-1) };
}

const statusOf = async (id: number) =>
  (await deps.db.selectFrom("payment_requests").select("status").where("id", "=", id).executeTakeFirst())?.status;

const dayMinutes = 24 * 60;

/** A client that has paid on a page. */
async function payPage() {
  const asked = await askPage();
  const payment = await server.pay(asked.page);
  expect((await check(asked.client, asked.request)).body.status).toBe("paid");
  return { ...asked, payment };
}

/** What administrators are told of refunds. */
async function listNews() {
  const rows = await deps.db.selectFrom("notifications").selectAll().where("kind", "like", "refund_%").execute();
  return rows.map(({ kind, subject_id, detail }) => [kind, subject_id, detail]);
}

/** As administrators see it, also when their sessions are over. */
const readBilling = async (id: number) => presentClientBilling(await getClientBilling(deps, id));

const dueOf = async (id: number) =>
  (await deps.db.selectFrom("subscriptions").select("due_on").where("client_id", "=", id).executeTakeFirst())?.due_on;

async function listAudited() {
  const rows = await deps.db.selectFrom("audit_log").select("action").where("action", "like", "refund_%").execute();
  return rows.map(({ action }) => action);
}

const check = (client: ClientCaller, id: number) => client.call("checkPayment", { params: { id } });

describe.each([
  ["Razorpay", openRazorpay],
  ["Stripe", openStripe],
])("%s", (_, openServer) => {
  beforeEach(() => open(openServer));

  test("what it tells is asked for, and pays the request once however often it is told", async () => {
    const { client, page, request } = await askPage();
    expect((await client.call("getOwnBilling")).body).toMatchObject({ gateway: server.options.name });
    const payment = await server.pay(page);
    const [told] = server.events;
    for (let time = 0; time < 3; time++) expect(await deliver(told as Told)).toBe(204);
    expect(await runTold()).toBe(1);
    expect(await deliver(server.tell(page))).toBe(204);
    expect(await runTold()).toBe(1);
    const { requests, payments, documents, credit } = await billingOf(api, client.id);
    expect(requests).toMatchObject([
      { id: request, status: "paid", gateway: server.options.name, bank_reference: payment },
    ]);
    expect(payments).toMatchObject([{ kind: "received", request_id: request, amount: "590.00", reference: payment }]);
    expect(documents).toMatchObject([{ kind: "invoice", total: "590.00", gateway: server.options.name }]);
    expect(credit).toEqual([]);
    expect((await client.call("getOwnPlan")).body.subscription.state).toBe("active");
  });

  test("lies, forgeries and pages of others change nothing", async () => {
    const { client, page } = await askPage();
    expect(await deliver(server.tell(page))).toBe(204);
    expect(await deliver(server.tell("plink_of_another_site"))).toBe(204);
    expect(await runTold()).toBe(1);
    await server.pay(page);
    const [, , told] = server.events;
    expect(await deliver({ ...(told as Told), body: told?.body.replace(page, "another") ?? "" })).toBe(400);
    expect(await deliver({ ...(told as Told), headers: { "content-type": "application/json" } })).toBe(400);
    expect(await deliver({ ...(told as Told), body: "x".repeat(256 * 1024 + 1) })).toBe(413);
    expect(await deliver(told as Told, server.options.name === "stripe" ? "razorpay" : "stripe")).toBe(404);
    expect(await runTold()).toBe(0);
    expect(await deps.db.selectFrom("gateway_events").select("id").execute()).toHaveLength(2);
    expect((await billingOf(api, client.id)).payments).toEqual([]);
  });

  test("a page is paid back by the gateway, once, with its note", async () => {
    const { client, page, request } = await askPage();
    await server.pay(page);
    expect((await check(client, request)).body.status).toBe("paid");
    const [invoice] = (await billingOf(api, client.id)).documents;
    const admin = await api.admin();
    const paid_on = now().toISOString().slice(0, 10);
    const refund = (json: object) =>
      admin.call("refundInvoice", {
        params: { id: invoice.id },
        json: { amount: "90", paid_on, keeps_time: true, by_gateway: true, ...json },
      });
    const [first, second] = await Promise.all([refund({}), refund({})]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    const [made] = [...server.refunds.values()];
    expect(first.body).toMatchObject({ kind: "creditNote", total: "90.00", reference: made?.id });
    server.fault = "mute";
    expectError(await refund({ amount: "500", keeps_time: false }), "unavailable");
    server.fault = "none";
    // Told of in between, it is still the refund of who asks again.
    for (const refunded of server.refunds.values()) expect(await deliver(server.tellRefund(refunded))).toBe(204);
    expect(await runTold()).toBe(2);
    const again = await refund({ amount: "500", keeps_time: false });
    expect([again.status, again.body.keeps_time]).toEqual([201, false]);
    expect(await listNews()).toEqual([]);
    expect([...server.refunds.values()].map(({ amount }) => amount)).toEqual([9_000, 50_000]);
    const { credit, payments } = await billingOf(api, client.id);
    expect(credit).toEqual([]);
    expect(payments.map(({ kind, amount }: Record<string, string>) => [kind, amount])).toEqual([
      ["refunded", "500.00"],
      ["refunded", "90.00"],
      ["received", "590.00"],
    ]);
    expectError(await refund({ amount: "1" }), "validation_error");
    expectError(await refund({ by_gateway: false }), "validation_error");
  });

  test("a refund on its own screens, months later, is written down once, and administrators are told", async () => {
    const { client, page, payment } = await payPage();
    const before = await dueOf(client.id);
    passTime(180 * dayMinutes);
    const refund = await server.refundOnScreen(payment, 9_000);
    const told = server.events.at(-1) as Told;
    for (let time = 0; time < 3; time++) expect(await deliver(told)).toBe(204);
    expect(await runTold()).toBe(1);
    await run(settleToldPage, { page_id: page });
    const { credit, documents, payments } = await readBilling(client.id);
    expect(credit).toEqual([]);
    expect(documents).toMatchObject([
      { kind: "creditNote", total: "90.00", reference: refund, keeps_time: true },
      { kind: "invoice", credited: "90.00" },
    ]);
    expect(payments[0]).toMatchObject({ kind: "refunded", amount: "90.00", reference: refund });
    expect(payments).toHaveLength(2);
    expect(await dueOf(client.id)).toBe(before);
    expect(await listNews()).toEqual([["refund_noticed", client.id, "Lamps & Sons, ₹90"]]);
    expect(await listAudited()).toEqual(["refund_noticed"]);
  });
});

describe("with a gateway", () => {
  beforeEach(() => open(openRazorpay));

  test("a request has one page, asked for at once or again, and another once that is closed", async () => {
    const client = await addBuyer(api, plan);
    const id = (await client.call("createPaymentRequest")).body.id;
    const ask = () => client.call("openPaymentPage", { params: { id } });
    const urls = (await Promise.all(Array.from({ length: 10 }, ask))).map(({ body }) => body.url);
    expect(new Set(urls).size).toBe(1);
    passTime(1);
    expect((await ask()).body.url).toBe(urls[0]);
    expect(server.pages.size).toBe(1);
    for (const page of server.pages.values()) {
      expect(page).toMatchObject({ amount: 59_000, currency: "INR" });
      expect(page.returnTo).toBe(`https://cards.test/dashboard/account/pay?request=${id}`);
      page.status = "cancelled";
    }
    passTime(1);
    expect((await ask()).body.url).not.toBe(urls[0]);
    expect(server.pages.size).toBe(2);
  });

  test("who has paid and comes back to pay again is told that it is paid", async () => {
    const { client, page, request } = await askPage();
    await server.pay(page);
    passTime(1);
    expectError(await client.call("openPaymentPage", { params: { id: request } }), "conflict");
    expect((await billingOf(api, client.id)).requests[0].status).toBe("paid");
  });

  test("a gateway that is away, or refuses, says so and changes nothing", async () => {
    const client = await addBuyer(api, plan);
    const id = (await client.call("createPaymentRequest")).body.id;
    const ask = () => client.call("openPaymentPage", { params: { id } });
    server.fault = "away";
    expectError(await ask(), "unavailable", billingMessages.gatewayAway);
    server.fault = "none";
    expect((await ask()).status).toBe(200);
    server.fault = "away";
    expectError(await check(client, id), "unavailable");
    server.fault = "none";
    expect((await check(client, id)).body.status).toBe("open");

    const cheap = await addBuyer(api, await addPlan(api, "0.50"));
    const params = { id: (await cheap.call("createPaymentRequest")).body.id };
    const refused = await cheap.call("openPaymentPage", { params });
    expectError(refused, "conflict", billingMessages.gatewayRefused("The amount must be at least INR 1.00"));
    expect((await billingOf(api, cheap.id)).requests[0].status).toBe("open");
  });

  test("a request that was closed otherwise has no page, though that is still open", async () => {
    const { client, request } = await askPage();
    await confirm(api, request);
    passTime(1);
    expectError(await client.call("openPaymentPage", { params: { id: request } }), "conflict");
  });

  test("a page of the gateway that was there before is no hindrance", async () => {
    const { client, request } = await askPage();
    await deps.db.updateTable("gateway_pages").set({ gateway: "stripe" }).execute();
    expect((await check(client, request)).body.status).toBe("open");
    passTime(1);
    expect((await client.call("openPaymentPage", { params: { id: request } })).status).toBe(200);
    expect(server.pages.size).toBe(2);
  });

  test("another's request is not there", async () => {
    const { request } = await askPage();
    const stranger = await addBuyer(api, plan);
    expectError(await stranger.call("openPaymentPage", { params: { id: request } }), "not_found");
    expectError(await check(stranger, request), "not_found");
  });

  test.each([
    ["too little", 58_999],
    ["too much", 59_001],
  ])("%s is credit, and the request stays open", async (_, amount) => {
    const { client, page, request } = await askPage();
    await server.pay(page, amount);
    expect((await check(client, request)).body.status).toBe("open");
    const { credit, documents } = await billingOf(api, client.id);
    expect(credit).toEqual([{ currency: "INR", amount: (amount / 100).toFixed(2) }]);
    expect(documents).toEqual([]);
  });

  test("paid twice is one invoice and credit", async () => {
    const { client, page, request } = await askPage();
    await server.pay(page);
    await server.pay(page);
    await check(client, request);
    const { credit, documents, payments } = await billingOf(api, client.id);
    expect(credit).toEqual([{ currency: "INR", amount: "590.00" }]);
    expect(documents).toHaveLength(1);
    expect(payments).toHaveLength(2);
  });

  test("a webhook that was lost is fetched, ever less often", async () => {
    const { request, page } = await askPage();
    await server.pay(page);
    await run(checkPages, {});
    expect(await statusOf(request)).toBe("open");
    passTime(11);
    await run(checkPages, {});
    expect(await statusOf(request)).toBe("paid");
    const made = new Date("2026-11-28T06:00:00Z");
    const next = (minutes: number) => {
      const then = new Date(made.getTime() + minutes * 60_000);
      const at = nextCheck(made.toISOString(), then);
      return at && (Date.parse(at) - then.getTime()) / 60_000;
    };
    expect([0, 5, 60, 10_000, 31 * 24 * 60].map(next)).toEqual([10, 10, 60, 24 * 60, null]);
  });

  test.each(["confirmed by hand", "refused", "replaced"])("a page of a request that was %s is closed", async (how) => {
    const { client, page, request } = await askPage();
    const admin = await api.admin();
    if (how === "confirmed by hand") expect(await confirm(api, request)).toEqual(["confirmed"]);
    if (how === "refused") await admin.call("refusePayments", { json: { ids: [request], reason: "No money" } });
    if (how === "replaced") {
      const json = { plan_id: await addPlan(api, "700") };
      await admin.call("setClientPlan", { params: { id: client.id }, json });
      await client.call("createPaymentRequest");
    }
    server.fault = "away";
    await expect(run(checkPages, {})).rejects.toThrow("cannot be reached");
    server.fault = "none";
    await run(checkPages, {});
    expect(server.pages.get(page)?.status).toBe("cancelled");

    await server.pay(page);
    await deliver(server.events.at(-1) as Told);
    await runTold();
    const { credit, documents } = await billingOf(api, client.id);
    expect(credit).toEqual([{ currency: "INR", amount: "590.00" }]);
    expect(documents).toHaveLength(how === "confirmed by hand" ? 1 : 0);
  });

  test("refunds of which nothing was told are found for thirty days after the payment", async () => {
    const [early, late] = [await payPage(), await payPage()];
    passTime(20 * dayMinutes);
    const refund = await server.refundOnScreen(early.payment, 9_000);
    await run(checkPages, {});
    expect((await readBilling(early.client.id)).payments[0]).toMatchObject({ kind: "refunded", reference: refund });
    passTime(20 * dayMinutes);
    await run(checkPages, {});
    await server.refundOnScreen(late.payment, 9_000);
    passTime(20 * dayMinutes);
    await run(checkPages, {});
    expect((await readBilling(late.client.id)).payments).toHaveLength(1);
  });

  test("a refund that is under way is written down once the money is gone", async () => {
    const { client, page, payment } = await payPage();
    const id = await server.refundOnScreen(payment, 9_000, "pending");
    await run(settleToldPage, { page_id: page });
    expect((await readBilling(client.id)).payments).toHaveLength(1);
    server.refunds.set(id, { ...(server.refunds.get(id) as Refund), status: "done" });
    passTime(11);
    await run(checkPages, {});
    expect((await readBilling(client.id)).payments).toHaveLength(2);
  });

  test("one that was entered by hand under its name is the same, and cannot be entered later", async () => {
    const { client, page, payment } = await payPage();
    const [invoice] = (await readBilling(client.id)).documents;
    const admin = await api.admin();
    const enter = (reference: string) => {
      const json = { amount: "90", paid_on: now().toISOString().slice(0, 10), keeps_time: true, reference };
      return admin.call("refundInvoice", { params: { id: invoice?.id }, json });
    };
    const [first, second] = [await server.refundOnScreen(payment, 9_000), await server.refundOnScreen(payment, 5_000)];
    expect((await enter(first)).status).toBe(201);
    await run(settleToldPage, { page_id: page });
    const { payments } = await readBilling(client.id);
    expect(payments.map(({ amount, reference }) => [amount, reference])).toEqual([
      ["50.00", second],
      ["90.00", first],
      ["590.00", payment],
    ]);
    expectError(await enter(second), "validation_error", billingMessages.refundKnown);
  });

  test("money that came twice goes back from the client's credit, and what is beyond that is said", async () => {
    const { client, page } = await payPage();
    const twice = await server.pay(page);
    await server.refundOnScreen(twice, 60_000);
    for (let time = 0; time < 3; time++) await run(settleToldPage, { page_id: page });
    const { credit, documents, payments } = await readBilling(client.id);
    expect([credit, documents.length, payments.length]).toEqual([[], 1, 3]);
    expect(payments[0]).toMatchObject({ kind: "refunded", amount: "590.00", invoice_id: null });
    expect(await listNews()).toEqual([
      ["refund_noticed", client.id, "Lamps & Sons, ₹590"],
      ["refund_beyond", client.id, "Lamps & Sons, ₹10"],
    ]);
  });

  test("a refund by hand in the middle of one by the gateway leaves none of them unknown", async () => {
    const { client, payment } = await payPage();
    const [invoice] = (await readBilling(client.id)).documents;
    const admin = await api.admin();
    const refund = (json: object) => {
      const paid_on = now().toISOString().slice(0, 10);
      const params = { id: invoice?.id };
      return admin.call("refundInvoice", { params, json: { amount: "500", paid_on, keeps_time: true, ...json } });
    };
    server.fault = "mute";
    expectError(await refund({ by_gateway: true }), "unavailable");
    server.fault = "none";
    expect((await refund({ reference: "By UPI" })).status).toBe(201);
    expectError(await refund({ by_gateway: true }), "validation_error");
    passTime(21);
    await run(checkPages, {});
    const { credit, payments } = await readBilling(client.id);
    expect(credit).toEqual([]);
    expect(payments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["refunded", "90.00"],
      ["refunded", "500.00"],
      ["received", "590.00"],
    ]);
    expect(payments[0]?.reference).toBe([...server.refunds.values()][0]?.id);
    expect((await listNews()).map(([kind]: unknown[]) => kind)).toEqual(["refund_noticed", "refund_beyond"]);
    expect(server.refunds.get(`${payment}-0`)?.amount).toBe(50_000);
  });

  test("late money of a client that is deleted is its credit", async () => {
    const { client, page } = await askPage();
    await (await api.admin()).call("deleteClient", { params: { id: client.id } });
    await server.pay(page);
    await deliver(server.events.at(-1) as Told);
    await runTold();
    expect((await billingOf(api, client.id)).credit).toEqual([{ currency: "INR", amount: "590.00" }]);
  });

  test("money that nobody can be invoiced for is credit", async () => {
    const { client, page, request } = await askPage();
    await deps.db.deleteFrom("billing_details").where("client_id", "=", client.id).execute();
    await server.pay(page);
    expect((await check(client, request)).body.status).toBe("open");
    expect((await billingOf(api, client.id)).credit).toEqual([{ currency: "INR", amount: "590.00" }]);
    await client.call("updateBillingDetails", { json: buyer });
    expect((await client.call("createPaymentRequest")).body).toMatchObject({ status: "paid", amount: "0.00" });
  });

  test("a page that the gateway forgot holds up no other", async () => {
    const [first, second] = [await askPage(), await askPage()];
    server.pages.delete(first.page);
    await server.pay(second.page);
    passTime(11);
    await run(checkPages, {});
    expect(await statusOf(second.request)).toBe("paid");
  });
});

async function takeAtOnce(): Promise<void> {
  const { client, page, request } = await askPage();
  await server.pay(page);
  const told = server.tell(page);
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      if (index % 3 === 0) return check(client, request);
      if (index % 3 === 1) return run(settleToldPage, { page_id: page });
      return deliver(told);
    }),
  );
  const { documents, payments, credit } = await billingOf(api, client.id);
  expect([documents.length, payments.length, credit]).toEqual([1, 1, []]);
}

test("webhook, check and job at once take a payment once, on SQLite", async () => {
  await open(openRazorpay);
  await takeAtOnce();
}, 60_000);

if (hasPostgres())
  test("and on PostgreSQL", async () => {
    const postgres = await openPostgres();
    if (!postgres) throw new Error("PostgreSQL was there when its tests were named");
    const { db, close } = await connect(postgres.url);
    await open(openRazorpay, { db });
    await takeAtOnce();
    await close();
    await postgres.close();
  }, 120_000);
