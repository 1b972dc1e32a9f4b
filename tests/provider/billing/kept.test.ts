import { expireBooks } from "@/provider/billing/jobs";
import { addPayment } from "@/provider/billing/settling";
import { nobody } from "@/provider/kernel/write/audit-repo";
import type { Api, ClientCaller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { addBuyer, addPlan, billingOf, buyer, confirm, setTerms, now as shopNow, today } from "./shop";

let now: Date;
let deps: TestDeps;
let api: Api;
let client: ClientCaller;

beforeEach(async () => {
  now = shopNow();
  deps = await buildDeps({ now: () => now });
  api = await openApi(deps);
  await setTerms(api);
  client = await addBuyer(api, await addPlan(api));
  await confirm(api, (await client.call("createPaymentRequest")).body.id);
  await add("100");
});
afterEach(() => deps.close());

const add = (amount: string) =>
  addPayment(deps, client.id, { amount, currency: "INR", received_on: today, reference: "N1" }, nobody);

const countRows = async () => {
  const tables = ["payment_requests", "payments", "invoices", "credits"] as const;
  const rows = await Promise.all(tables.map((table) => deps.db.selectFrom(table).select("id").execute()));
  return rows.map(({ length }) => length);
};

test("what a client paid stays when it is deleted and erased, for administrators to see and pay back", async () => {
  const admin = await api.admin();
  const params = { id: client.id };
  const whole = await billingOf(api, client.id);
  const request = (await client.call("createPaymentRequest")).body;
  await admin.call("deleteClient", { params });
  expect(await billingOf(api, client.id)).toMatchObject({
    details: null,
    credit: whole.credit,
    documents: whole.documents,
  });
  expect(await confirm(api, request.id)).toEqual(["gone"]);
  await admin.call("restoreClient", { params, json: {} });
  expect((await client.call("getOwnBilling")).status).toBe(401);
  const again = await billingOf(api, client.id);
  expect(again).toMatchObject({ details: buyer, documents: whole.documents });

  await admin.call("deleteClient", { params });
  await admin.call("eraseClient", { params });
  expect(await billingOf(api, client.id)).toMatchObject({ details: null, documents: whole.documents });
  const paid = { amount: "590", reference: "R1", paid_on: today, keeps_time: false };
  const note = await admin.call("refundInvoice", { params: { id: whole.documents[0].id }, json: paid });
  expect(note.body).toMatchObject({ kind: "creditNote", customer: buyer });
  expect(await add("1")).toBeNull();
  await admin.call("refusePayments", { json: { ids: [request.id], reason: "Gone" } });
  const back = { amount: "101", currency: "INR", reference: "R2", paid_on: today };
  expect((await admin.call("refundCredit", { params, json: back })).body.credit).toEqual([]);
});

test("eight years after its financial year all is deleted but what a client still has", async () => {
  const { signal } = new AbortController();
  const before = await countRows();
  expect(before).toEqual([1, 2, 1, 3]);
  now = new Date("2035-03-31T10:00:00Z");
  await expireBooks.run(deps, {}, signal);
  expect(await countRows()).toEqual(before);
  now = new Date("2035-04-01T10:00:00Z");
  await expireBooks.run(deps, {}, signal);
  await expireBooks.run(deps, {}, signal);
  expect(await countRows()).toEqual([0, 0, 0, 1]);
  const credits = await deps.db.selectFrom("credits").select(["amount", "cause", "created_on"]).execute();
  expect(credits).toEqual([{ amount: 10_000, cause: "carried", created_on: "2027-04-01" }]);
  now = new Date("2036-04-01T10:00:00Z");
  await deps.db.deleteFrom("clients").execute();
  await expireBooks.run(deps, {}, signal);
  expect(await countRows()).toEqual([0, 0, 0, 0]);
});
