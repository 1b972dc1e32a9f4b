import fc from "fast-check";
import { fromMinor, toMinor } from "@/lib/contract/billing/amounts";
import { readNumber } from "@/lib/contract/billing/numbers";
import { ApiError } from "@/lib/contract/errors";
import { settleToldPage } from "@/provider/billing/online/jobs";
import { checkRequest, openPage } from "@/provider/billing/online/service";
import { sumCreditIn } from "@/provider/billing/payments-repo";
import { refundCredit, refundInvoice } from "@/provider/billing/refunds";
import { claimRequest, createRequest } from "@/provider/billing/requests-service";
import { addPayment, confirmRequests, refuseRequests } from "@/provider/billing/settling";
import { nobody } from "@/provider/kernel/write/audit-repo";
import { openGateway } from "@/provider/ports/gateway/open";
import { isAtLength } from "../../at-length";
import { type Api, buildClient } from "../../contract/api";
import type { Page, PaymentGateway } from "../../servers/payment-gateway";
import { openRazorpay } from "../../servers/razorpay";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { addBuyer, addPlan, now, setTerms, today } from "./shop";

let deps: TestDeps;
let api: Api;
let plans: number[];
let server: PaymentGateway;

beforeAll(async () => {
  server = await openRazorpay();
  server.now = () => now().getTime();
  deps = await buildDeps({ now, gateway: openGateway(server.options) });
  api = await openApi(deps);
  await setTerms(api);
  plans = [await addPlan(api, "500"), await addPlan(api, "333.33")];
});
afterAll(async () => {
  await deps.close();
  await server.close();
});

/** What people do, in any order; `nth` is which of a client's requests or invoices, `share` how much of what there is. */
const kinds = ["ask twice", "claim", "confirm twice", "refuse", "pay out", "move"] as const;
/** With a gateway: money of which nothing is told, who comes back, webhooks of any page, also several at once, and refunds. */
const online = ["pay online", "come back", "tell", "tell twice", "refund online", "refund online"] as const;
/** Refunds on the gateway's own screens, also of more than was paid, and ones of ours whose answer is lost; time that passes. */
const unseen = ["refund on screen", "refund on screen", "lose an answer", "wait"] as const;
const event = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("ask", "confirm", "refund", "pay") },
    { weight: 2, arbitrary: fc.constantFrom(...kinds) },
    { weight: 3, arbitrary: fc.constantFrom(...online) },
    { weight: 2, arbitrary: fc.constantFrom(...unseen) },
  ),
  nth: fc.constantFrom(0, 0, 0, 1),
  share: fc.constantFrom(1, 0.5, 0.01, 1.2),
  isTimeKept: fc.boolean(),
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

test("credit is what came, less what was invoiced and paid back, whatever happens", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 40 }), async (events) => {
      const { id } = await addBuyer(api, plans[0] ?? 0, { name: buildClient().company_name });
      for (const one of events) {
        await happen(id, one);
        await expectBalance(id);
      }
      wait();
      for (const page of await listPages(id)) await tell(page);
      await expectBalance(id);
      await expectRefundsKnown(id);
      expect(await listTaken(id)).toEqual(
        (await listPages(id)).flatMap((page) => page.payments.map((one) => one.id)).sort(),
      );
    }),
    { numRuns: isAtLength ? 300 : 100, seed: 20_261_128 },
  );
  const invoices = await deps.db.selectFrom("invoices").select(["series", "number"]).orderBy("id").execute();
  for (const series of ["INV", "CN"]) {
    const counts = invoices.filter((row) => row.series === series).map(({ number }) => readNumber(number)?.count);
    expect(counts).toEqual(counts.map((_, index) => index + 1));
    // Else the events prove nothing.
    expect(counts.length).toBeGreaterThan(20);
  }
  const refunds = [...server.refunds.values()];
  for (const isOwn of [true, false])
    expect(refunds.filter(({ key }) => (key !== null) === isOwn).length).toBeGreaterThan(5);
  expect(await listBeyond()).not.toEqual([]);
}, 300_000);

async function happen(client: number, { kind, nth, share, isTimeKept }: Event): Promise<void> {
  const requests = await deps.db.selectFrom("payment_requests").selectAll().where("client_id", "=", client).execute();
  const request = requests.at(-1 - nth);
  const invoices = await listDocuments(client, "invoice");
  const invoice = invoices.at(-1 - nth);
  const amountOf = (minor: number) => fromMinor(Math.max(1, Math.round(minor * share)), "INR");
  const pageOf = async () => (await listPages(client)).at(-1 - nth);
  const confirm = () =>
    confirmRequests(deps, { payments: [{ id: request?.id ?? 9_999, received_on: today, reference: "" }] }, nobody);
  const paid = { currency: "INR", reference: "R", received_on: today, paid_on: today };
  const work: Record<Event["kind"], () => Promise<unknown>> = {
    ask: () => createRequest(deps, client),
    "ask twice": () => Promise.all([createRequest(deps, client), createRequest(deps, client)]),
    claim: () => claimRequest(deps, client, request?.id ?? 9_999, "UTR123456"),
    confirm,
    "confirm twice": () => Promise.all([confirm(), confirm()]),
    refuse: () => refuseRequests(deps, { ids: [request?.id ?? 9_999], reason: "No money" }, nobody),
    pay: () => addPayment(deps, client, { ...paid, amount: amountOf(request?.amount || 5_000) }, nobody),
    refund: () => {
      const input = { ...paid, amount: amountOf(invoice?.total ?? 1), keeps_time: isTimeKept, by_gateway: false };
      return refundInvoice(deps, invoice?.id ?? 9_999_999, input, nobody);
    },
    "pay out": async () => {
      const amount = amountOf(await sumCreditIn(deps.db, client, "INR"));
      return refundCredit(deps, client, { ...paid, amount }, nobody);
    },
    "pay online": () => payOnline(client, share),
    "come back": async () => checkRequest(deps, client, await payOnline(client, share)),
    tell: async () => tell(await pageOf()),
    "tell twice": async () => {
      const page = await pageOf();
      return Promise.all([tell(page), tell(page), checkRequest(deps, client, request?.id ?? 9_999)]);
    },
    "refund online": () => {
      const input = { ...paid, amount: amountOf(invoice?.total ?? 1), keeps_time: isTimeKept, by_gateway: true };
      const refund = () => refundInvoice(deps, invoice?.id ?? 9_999_999, input, nobody);
      return Promise.all([refund(), refund()]);
    },
    "refund on screen": async () => {
      const page = await pageOf();
      const payment = page?.payments.at(-1 - nth) ?? page?.payments[0];
      if (payment) await server.refundOnScreen(payment.id, Math.max(1, Math.round(payment.amount * share)));
      if (isTimeKept) await tell(page);
    },
    "lose an answer": async () => {
      const input = { ...paid, amount: amountOf(invoice?.total ?? 1), keeps_time: isTimeKept, by_gateway: true };
      server.fault = "mute";
      const lost = await refundInvoice(deps, invoice?.id ?? 9_999_999, input, nobody).catch((error) => error);
      server.fault = "none";
      if (!(lost instanceof ApiError)) throw new Error("The answer was not lost");
    },
    wait: async () => wait(),
    move: async () => {
      const plan_id = plans[nth % 2];
      return (await api.admin()).call("setClientPlan", { params: { id: client }, json: { plan_id } });
    },
  };
  await work[kind]().catch((error) => {
    // Refused: too much, nothing of the kind is there, or the gateway says no.
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  });
}

/** @returns the request that is paid, unless in another amount */
async function payOnline(client: number, share: number): Promise<number> {
  const { id, amount } = await createRequest(deps, client);
  const { url } = await openPage(deps, client, id);
  await server.pay(url.split("/").at(-1) ?? "", Math.ceil(amount * share));
  return id;
}

/** A client's pages at the gateway. */
async function listPages(client: number): Promise<Page[]> {
  const rows = await deps.db.selectFrom("gateway_pages").select("page_id").where("client_id", "=", client).execute();
  return rows.map(({ page_id }) => server.pages.get(page_id)).filter((page) => page !== undefined);
}

/** Until no call about a refund can be under way. */
function wait(): void {
  for (const refund of server.refunds.values()) refund.madeAt -= 11 * 60_000;
}

/** As after a webhook, or when a page is asked for later. */
async function tell(page: Page | undefined): Promise<void> {
  if (page) await settleToldPage.run(deps, { page_id: page.id }, new AbortController().signal);
}

/** Each refund of a client's payments is there once; what is missing of it is what administrators were told. */
async function expectRefundsKnown(client: number): Promise<void> {
  const paid = (await listPages(client)).flatMap(({ payments }) => payments.map(({ id }) => id));
  const refunds = [...server.refunds.values()].filter(({ paymentId }) => paid.includes(paymentId));
  const known = await deps.db
    .selectFrom("payments")
    .select(["gateway_id", "amount"])
    .where("client_id", "=", client)
    .where("kind", "=", "refunded")
    .where("gateway_id", "is not", null)
    .execute();
  expect(known.map(({ gateway_id }) => gateway_id).sort()).toEqual(refunds.map(({ id }) => id).sort());
  const missing = sum(refunds, "amount") - sum(known, "amount");
  const told = (await listBeyond(client)).reduce((total, amount) => total + amount, 0);
  expect(told).toBe(missing);
}

/** By how much refunds were more than there was to give back. */
async function listBeyond(client?: number): Promise<number[]> {
  const rows = await deps.db
    .selectFrom("audit_log")
    .select("detail")
    .where("action", "=", "refund_beyond")
    .$if(client !== undefined, (entries) => entries.where("target", "=", `client:${client}`))
    .execute();
  return rows.map(({ detail }) => toMinor((detail.split("₹").at(-1) ?? "").replaceAll(",", ""), "INR"));
}

/** What was taken of the gateway's, by its names. */
async function listTaken(client: number): Promise<(string | null)[]> {
  const rows = await deps.db
    .selectFrom("payments")
    .select("gateway_id")
    .where("client_id", "=", client)
    .where("kind", "=", "received")
    .where("gateway_id", "is not", null)
    .execute();
  return rows.map(({ gateway_id }) => gateway_id).sort();
}

async function expectBalance(client: number): Promise<void> {
  const [requests, payments, invoices, notes, credit] = await Promise.all([
    deps.db.selectFrom("payment_requests").selectAll().where("client_id", "=", client).execute(),
    deps.db.selectFrom("payments").selectAll().where("client_id", "=", client).execute(),
    listDocuments(client, "invoice"),
    listDocuments(client, "creditNote"),
    sumCreditIn(deps.db, client, "INR"),
  ]);
  const [received, refunded] = ["received", "refunded"].map((kind) =>
    sum(
      payments.filter((row) => row.kind === kind),
      "amount",
    ),
  );
  expect(credit).toBe((received ?? 0) - sum(invoices, "total") + sum(notes, "total") - (refunded ?? 0));
  const open = requests.filter(({ status }) => status === "open");
  expect(open.length).toBeLessThanOrEqual(1);
  expect(credit).toBeGreaterThanOrEqual(sum(open, "total") - sum(open, "amount"));

  const paid = requests.filter(({ status }) => status === "paid");
  expect(invoices.map(({ request_id, total }) => [request_id, total]).sort()).toEqual(
    paid.map(({ id, total }) => [id, total]).sort(),
  );
  const refunds = [...server.refunds.values()].map((refund) => refund.id);
  const online = payments.filter(({ kind, gateway_id }) => kind === "refunded" && gateway_id !== null);
  for (const { gateway_id, invoice_id, amount } of online) {
    expect(refunds).toContain(gateway_id);
    if (invoice_id !== null) expect(notes.find((note) => note.id === invoice_id)?.total).toBe(amount);
  }
  for (const invoice of invoices) {
    const own = notes.filter(({ invoice_id }) => invoice_id === invoice.id);
    for (const column of ["taxable", "cgst", "sgst", "igst", "total"] as const)
      expect(sum(own, column)).toBeLessThanOrEqual(invoice[column]);
  }
}

function listDocuments(client: number, kind: "invoice" | "creditNote") {
  return deps.db.selectFrom("invoices").selectAll().where("client_id", "=", client).where("kind", "=", kind).execute();
}

function sum<K extends string>(rows: readonly Record<K, number>[], column: K): number {
  return rows.reduce((total, row) => total + row[column], 0);
}
