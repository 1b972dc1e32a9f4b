import { expectError } from "../../contract/api";
import { billingMessages } from "../../english";
import { buildDeps, openApi } from "../build-deps";
import { addBuyer, addPlan, billingOf, confirm, now, seller, setTerms, today } from "./shop";

test("terms by which something was issued stay as they are, and later ones may follow", async () => {
  const deps = await buildDeps({ now });
  const api = await openApi(deps);
  const admin = await api.admin();
  const client = await addBuyer(api, await addPlan(api));
  expectError(await client.call("createPaymentRequest"), "conflict", billingMessages.noTerms);
  await setTerms(api, { from_on: today });
  const { id } = (await client.call("createPaymentRequest")).body;
  const list = async () => (await admin.call("listTerms")).body.results;
  const [terms] = await list();
  await admin.call("deleteTerms", { params: { id: terms.id } });
  const json = { payments: [{ id, received_on: today }] };
  expectError(await admin.call("confirmPayments", { json }), "conflict", billingMessages.noTerms);

  await setTerms(api);
  await confirm(api, id);
  const [used] = await list();
  expect(used.is_fixed).toBe(true);
  const refuse = async (name: "updateTerms" | "deleteTerms" | "createTerms", from_on: string, of = used.id) => {
    const options = { params: { id: of }, json: { ...seller, from_on } };
    expectError(await admin.call(name, options), "conflict", billingMessages.termsFixed);
  };
  await refuse("updateTerms", "2027-01-01");
  await refuse("deleteTerms", "");
  await refuse("createTerms", today);
  await setTerms(api, { from_on: "2026-11-29" });
  const [next] = await list();
  expect(next).toMatchObject({ from_on: "2026-11-29", is_fixed: false });
  await refuse("updateTerms", today, next.id);
  await admin.call("deleteTerms", { params: { id: next.id } });
  expect(await list()).toEqual([used]);
  await deps.close();
});

test("money that comes while there are no terms is kept as credit", async () => {
  const deps = await buildDeps({ now });
  const api = await openApi(deps);
  const admin = await api.admin();
  await setTerms(api);
  const client = await addBuyer(api, await addPlan(api));
  const { amount } = (await client.call("createPaymentRequest")).body;
  const [terms] = (await admin.call("listTerms")).body.results;
  await admin.call("deleteTerms", { params: { id: terms.id } });
  const json = { amount, currency: "INR", received_on: today, reference: "UTR1" };
  const { body } = await admin.call("addPayment", { params: { id: client.id }, json });
  expect(body.invoice_id).toBeNull();
  expect((await billingOf(api, client.id)).credit).toEqual([{ currency: "INR", amount }]);
  await deps.close();
});
