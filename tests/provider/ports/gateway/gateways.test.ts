import { randomUUID } from "node:crypto";
import { type Gateway, GatewayError, type NewPage } from "@/provider/ports/gateway/gateway";
import { type GatewayOptions, openGateway } from "@/provider/ports/gateway/open";
import type { PaymentGateway, Told } from "../../../servers/payment-gateway";
import { openRazorpay } from "../../../servers/razorpay";
import { openStripe } from "../../../servers/stripe";

const newPage = (change: Partial<NewPage> = {}): NewPage => ({
  ...{ reference: randomUUID(), amount: 59_900, currency: "INR", description: "Standard, 12 months" },
  ...{ customer: { name: "Lamps & Sons", email: "asha@example.com", phone: null } },
  ...{ returnTo: "https://cards.test/x", backTo: "https://cards.test/y" },
  ...change,
});

const bytesOf = ({ body }: Told) => new TextEncoder().encode(body);

describe.each([
  ["Razorpay", openRazorpay],
  ["Stripe", openStripe],
])("%s", (_, openServer) => {
  let server: PaymentGateway;
  let gateway: Gateway;
  beforeAll(async () => {
    server = await openServer();
    gateway = openGateway(server.options);
  });
  beforeEach(() => {
    server.fault = "none";
  });
  afterAll(() => server.close());

  const read = (told: Told, { headers, now = new Date() }: { headers?: Record<string, string>; now?: Date } = {}) =>
    gateway.readEvent(bytesOf(told), new Headers(headers ?? told.headers), now);
  const kindOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error) => (error instanceof GatewayError ? error.kind : error),
    );

  test("a page takes exactly what was asked, and tells of it once it came", async () => {
    const { id, url } = await gateway.createPage(newPage());
    expect(url).toContain(id);
    expect(server.pages.get(id)).toMatchObject({ amount: 59_900, currency: "INR", returnTo: "https://cards.test/x" });
    expect(await gateway.findPage(id)).toEqual({ isOpen: true, payments: [] });
    const payment = await server.pay(id);
    expect(await gateway.findPage(id)).toEqual({
      isOpen: false,
      payments: [{ id: payment, amount: 59_900, currency: "INR", paidAt: expect.any(Date), refunds: [] }],
    });
    const [{ paidAt } = { paidAt: new Date(0) }] = (await gateway.findPage(id)).payments;
    expect(Math.abs(paidAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  test("a page that is cancelled is open no more, and one that is paid cannot be", async () => {
    const { id } = await gateway.createPage(newPage());
    await gateway.cancelPage(id);
    expect(await gateway.findPage(id)).toEqual({ isOpen: false, payments: [] });
    const { id: paid } = await gateway.createPage(newPage());
    await server.pay(paid);
    expect(await kindOf(gateway.cancelPage(paid))).toBe("refused");
  });

  test("a refund is made once for its key, and for no more than was paid", async () => {
    const { id } = await gateway.createPage(newPage());
    const refund = { paymentId: await server.pay(id), amount: 10_000, currency: "INR", key: `${randomUUID()}-0` };
    const first = await gateway.refund(refund);
    expect(await gateway.refund(refund)).toEqual(first);
    expect(await kindOf(gateway.refund({ ...refund, amount: 20_000 }))).toBe("refused");
    expect(await kindOf(gateway.refund({ ...refund, amount: 50_000, key: `${randomUUID()}-1` }))).toBe("refused");
    expect(await gateway.refund({ ...refund, amount: 49_900, key: `${randomUUID()}-1` })).not.toEqual(first);
  });

  test("what it does not do is refused, and what it does not answer is out of reach", async () => {
    expect(await kindOf(gateway.createPage(newPage({ amount: 1 })))).toBe("refused");
    expect(await kindOf(gateway.findPage("none"))).toBe("refused");
    server.fault = "away";
    expect(await kindOf(gateway.createPage(newPage()))).toBe("unavailable");
    server.fault = "mute";
    expect(await kindOf(gateway.createPage(newPage()))).toBe("unavailable");
  });

  test("a wrong key is no refusal of what was asked", async () => {
    const { options } = server;
    const wrong = options.name === "stripe" ? { ...options, secretKey: "wrong" } : { ...options, keySecret: "wrong" };
    const stranger = openGateway(wrong);
    expect(await kindOf(stranger.createPage(newPage()))).toBe("unavailable");
  });

  test("an event is read only as it was signed", async () => {
    const { id } = await gateway.createPage(newPage());
    const told = server.tell(id);
    expect(await read(told)).toEqual({ id: expect.any(String), pageId: id, paymentId: null });
    expect(await read({ ...told, body: told.body.replace(id, "another") })).toBeNull();
    expect(await read({ ...told, body: `${told.body} ` })).toBeNull();
    expect(await read(told, { headers: {} })).toBeNull();
    for (const [name, value] of Object.entries(told.headers).filter(([name]) => name.endsWith("signature"))) {
      for (const wrong of ["", "0", value.slice(0, -2), `${value.slice(0, -2)}zz`, "é".repeat(64)]) {
        const headers = new Headers();
        headers.set("x-razorpay-event-id", "evt_1");
        headers.set(name, encodeURIComponent(wrong));
        expect(await gateway.readEvent(bytesOf(told), headers, new Date())).toBeNull();
      }
    }
  });

  test("each event has an id of its own, and the same each time it comes", async () => {
    const { id } = await gateway.createPage(newPage());
    const [first, second] = [server.tell(id), server.tell(id)];
    expect((await read(first))?.id).toBe((await read(first))?.id);
    expect((await read(second))?.id).not.toBe((await read(first))?.id);
  });

  test("a signature that says when it was made is believed for minutes, another at any age", async () => {
    const { id } = await gateway.createPage(newPage());
    const later = await read(server.tell(id), { now: new Date(Date.now() + 60 * 60_000) });
    expect(later).toEqual(gateway.name === "stripe" ? null : { id: expect.any(String), pageId: id, paymentId: null });
  });

  test("a page tells what went back of its payment, whoever asked for it, and an event names the payment", async () => {
    const { id } = await gateway.createPage(newPage());
    const paymentId = await server.pay(id);
    const key = `${randomUUID()}-0`;
    const own = await gateway.refund({ paymentId, amount: 10_000, currency: "INR", key });
    const theirs = await server.refundOnScreen(paymentId, 20_000);
    const pending = await server.refundOnScreen(paymentId, 500, "pending");
    await server.refundOnScreen(paymentId, 700, "failed");
    const refundedAt = expect.any(Date);
    expect((await gateway.findPage(id)).payments).toMatchObject([
      {
        id: paymentId,
        amount: 59_900,
        refunds: [
          { id: own.id, amount: 10_000, key, refundedAt, isDone: true },
          { id: theirs, amount: 20_000, key: null, refundedAt, isDone: true },
          { id: pending, amount: 500, key: null, refundedAt, isDone: false },
        ],
      },
    ]);
    for (const refund of [...server.refunds.values()].filter((one) => one.paymentId === paymentId))
      expect(await read(server.tellRefund(refund))).toEqual({ id: expect.any(String), pageId: null, paymentId });
  });
});

test("Stripe counts some currencies otherwise than the world, and is not asked for them", async () => {
  const server = await openStripe();
  const page = {
    reference: "1",
    amount: 500,
    currency: "UGX",
    description: "Plan",
    returnTo: "https://cards.test/",
    backTo: "",
  };
  const customer = { name: "A", email: null, phone: null };
  await expect(openGateway(server.options).createPage({ ...page, customer })).rejects.toThrow("UGX");
  expect(server.pages.size).toBe(0);
  await server.close();
});

/** The real gateways, where the environment has test keys. */
const { TEST_RAZORPAY_KEY_ID, TEST_RAZORPAY_KEY_SECRET, TEST_STRIPE_SECRET_KEY } = process.env;
const real: GatewayOptions[] = [];
if (TEST_RAZORPAY_KEY_ID && TEST_RAZORPAY_KEY_SECRET)
  real.push({
    ...{ name: "razorpay", url: "https://api.razorpay.com", webhookSecret: "none" },
    ...{ keyId: TEST_RAZORPAY_KEY_ID, keySecret: TEST_RAZORPAY_KEY_SECRET },
  });
if (TEST_STRIPE_SECRET_KEY)
  real.push({
    ...{ name: "stripe", url: "https://api.stripe.com", webhookSecret: "whsec_none" },
    secretKey: TEST_STRIPE_SECRET_KEY,
  });
for (const options of real)
  test(`the real ${options.name} makes a page, tells of it and cancels it`, async () => {
    const gateway = openGateway(options);
    const { id, url } = await gateway.createPage(newPage());
    expect(url).toMatch(/^https:/);
    expect(await gateway.findPage(id)).toEqual({ isOpen: true, payments: [] });
    await gateway.cancelPage(id);
    expect(await gateway.findPage(id)).toEqual({ isOpen: false, payments: [] });
    await expect(gateway.cancelPage(id)).rejects.toThrow(GatewayError);
    await expect(gateway.createPage(newPage({ amount: 1 }))).rejects.toThrow(GatewayError);
  }, 60_000);
