import fc from "fast-check";
import { fromMinor } from "@/lib/contract/billing/amounts";
import { readNumber } from "@/lib/contract/billing/numbers";
import { ApiError } from "@/lib/contract/errors";
import { sumCreditIn } from "@/provider/billing/payments-repo";
import { refundCredit, refundInvoice } from "@/provider/billing/refunds";
import { claimRequest, createRequest } from "@/provider/billing/requests-service";
import { addPayment, confirmRequests, refuseRequests } from "@/provider/billing/settling";
import { nobody } from "@/provider/kernel/write/audit-repo";
import { isAtLength } from "../../at-length";
import { type Api, buildClient } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { addBuyer, addPlan, now, setTerms, today } from "./shop";

let deps: TestDeps;
let api: Api;
let plans: number[];

beforeAll(async () => {
  deps = await buildDeps({ now });
  api = await openApi(deps);
  await setTerms(api);
  plans = [await addPlan(api, "500"), await addPlan(api, "333.33")];
});
afterAll(() => deps.close());

/** What people do, in any order; `nth` is which of a client's requests or invoices, `share` how much of what there is. */
const kinds = ["ask twice", "claim", "confirm twice", "refuse", "pay out", "move"] as const;
const event = fc.record({
  kind: fc.constantFrom("ask", "ask", "confirm", "confirm", "refund", "refund", "pay", "pay", ...kinds),
  nth: fc.constantFrom(0, 0, 0, 1),
  share: fc.constantFrom(1, 0.5, 0.01, 1.2),
  isTimeKept: fc.boolean(),
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

test("credit is what came, less what was invoiced and paid back, whatever happens", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 30 }), async (events) => {
      const { id } = await addBuyer(api, plans[0] ?? 0, { name: buildClient().company_name });
      for (const one of events) {
        await happen(id, one);
        await expectBalance(id);
      }
    }),
    { numRuns: isAtLength ? 300 : 25, seed: 20_261_128 },
  );
  const invoices = await deps.db.selectFrom("invoices").select(["series", "number"]).orderBy("id").execute();
  for (const series of ["INV", "CN"]) {
    const counts = invoices.filter((row) => row.series === series).map(({ number }) => readNumber(number)?.count);
    expect(counts).toEqual(counts.map((_, index) => index + 1));
    // Else the events prove nothing.
    expect(counts.length).toBeGreaterThan(20);
  }
}, 300_000);

async function happen(client: number, { kind, nth, share, isTimeKept }: Event): Promise<void> {
  const requests = await deps.db.selectFrom("payment_requests").selectAll().where("client_id", "=", client).execute();
  const request = requests.at(-1 - nth);
  const invoices = await listDocuments(client, "invoice");
  const invoice = invoices.at(-1 - nth);
  const amountOf = (minor: number) => fromMinor(Math.max(1, Math.round(minor * share)), "INR");
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
    move: async () => {
      const plan_id = plans[nth % 2];
      return (await api.admin()).call("setClientPlan", { params: { id: client }, json: { plan_id } });
    },
  };
  await work[kind]().catch((error) => {
    // Refused: too much, or nothing of the kind is there.
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  });
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
