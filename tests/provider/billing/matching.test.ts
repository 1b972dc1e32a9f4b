import type { Api, ClientCaller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { addBuyer, addPlan, confirm, now, setTerms, today } from "./shop";

let deps: TestDeps;
let api: Api;

beforeEach(async () => {
  deps = await buildDeps({ now });
  api = await openApi(deps);
  await setTerms(api, { pricing: "inclusive" });
});
afterEach(() => deps.close());

async function match(...lines: [amount: string, text: string][]) {
  const json = { lines: lines.map(([amount, text]) => ({ amount, text })) };
  const { body } = await (await api.admin()).call("matchPayments", { json });
  return body.results as { outcome: string; request: { id: number } | null; reference: string }[];
}

async function ask(price: string): Promise<{ client: ClientCaller; id: number; reference: string }> {
  const client = await addBuyer(api, await addPlan(api, price));
  const { id, reference } = (await client.call("createPaymentRequest")).body;
  return { client, id, reference };
}

test("a payment is found by the reference of its request, and by the bank's that the client named", async () => {
  const named = await ask("500");
  const claimed = await ask("700");
  await claimed.client.call("claimPayment", { params: { id: claimed.id }, json: { bank_reference: "412345678901" } });
  const [first, second] = await match(
    ["500.00", `UPI-ASHA-asha@okaxis-412345678955-${named.reference}`],
    ["700", "NEFT 0000412345678901 KIRAN"],
  );
  expect(first).toMatchObject({ outcome: "pays", request: { id: named.id }, reference: "412345678955" });
  expect(second).toMatchObject({ outcome: "pays", request: { id: claimed.id }, reference: "412345678901" });
});

test("without a reference, the only one of its amount may be meant", async () => {
  const only = await ask("500");
  await ask("700");
  await ask("700");
  const matches = await match(["500", "CASH"], ["500", "CASH"], ["700", "CASH"], ["9", "INTEREST"]);
  expect(matches.map(({ outcome }) => outcome)).toEqual(["maybe", "none", "none", "none"]);
  expect(matches[0]?.request?.id).toBe(only.id);
});

test("what names a request and does not pay it would be credit", async () => {
  const { reference } = await ask("500");
  const matches = await match(["499", reference], ["500", reference], ["500", reference]);
  expect(matches.map(({ outcome }) => outcome)).toEqual(["credit", "pays", "credit"]);
});

test("a statement that is read again has nothing new, but what came twice", async () => {
  const { client, id, reference } = await ask("500");
  await confirm(api, id);
  const admin = await api.admin();
  const other = { amount: "20", currency: "INR", received_on: today, reference: "UTR999999" };
  await admin.call("addPayment", { params: { id: client.id }, json: other });
  const matches = await match(["500", reference], ["500", reference], ["20", "UTR999999"]);
  expect(matches.map(({ outcome }) => outcome)).toEqual(["entered", "credit", "entered"]);
});

test("more than a statement has, and no lines at all, are refused", async () => {
  const admin = await api.admin();
  const line = { amount: "1", text: "x" };
  for (const lines of [[], Array(501).fill(line), [{ ...line, amount: "-1" }], [{ ...line, text: "x".repeat(201) }]])
    expect((await admin.call("matchPayments", { json: { lines } })).status).toBe(400);
});
