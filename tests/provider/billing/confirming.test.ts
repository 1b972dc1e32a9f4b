import { expectError } from "../../contract/api";
import { billingMessages } from "../../english";
import { buildDeps, openApi } from "../build-deps";
import { addBuyer, addPlan, confirm, now, setTerms } from "./shop";

test("a client without billing details keeps no other from being confirmed, and its own request stays open", async () => {
  const deps = await buildDeps({ now });
  const api = await openApi(deps);
  await setTerms(api);
  const plan = await addPlan(api);
  const [first, nameless, last] = [await addBuyer(api, plan), await addBuyer(api, plan), await addBuyer(api, plan)];
  const ids = [];
  for (const client of [first, nameless, last]) ids.push((await client.call("createPaymentRequest")).body.id);
  await deps.db.deleteFrom("billing_details").where("client_id", "=", nameless.id).execute();
  expect(await confirm(api, ...ids)).toEqual(["confirmed", "detailsMissing", "confirmed"]);
  expect((await nameless.call("getOwnBilling")).body.open.id).toBe(ids[1]);
  await deps.close();
});

test("administrators hear once of each reference that a client names", async () => {
  const deps = await buildDeps({ now });
  const api = await openApi(deps);
  await setTerms(api);
  const client = await addBuyer(api, await addPlan(api), { name: "Asha Shop" });
  const { id } = (await client.call("createPaymentRequest")).body;
  const claim = (bank_reference: string) => client.call("claimPayment", { params: { id }, json: { bank_reference } });
  for (const reference of ["412345678901", "4123 4567 8901", "412345678902"]) await claim(reference);
  const { results } = (await (await api.admin()).call("listNotifications")).body;
  const news = { kind: "payment_claimed", detail: "Asha Shop", subject_id: id };
  expect(results).toMatchObject([news, news]);
  await deps.close();
});

test("a reference under which money came already is not taken for another payment", async () => {
  const deps = await buildDeps({ now });
  const api = await openApi(deps);
  await setTerms(api);
  const plan = await addPlan(api);
  const claim = async (bank_reference: string) => {
    const client = await addBuyer(api, plan);
    const { id } = (await client.call("createPaymentRequest")).body;
    return { id, claimed: await client.call("claimPayment", { params: { id }, json: { bank_reference } }) };
  };
  const first = await claim("412345678901");
  await confirm(api, first.id);
  const { claimed } = await claim("4123 4567 8901");
  expectError(claimed, "validation_error", billingMessages.bankReferenceUsed, "bank_reference");
  await deps.close();
});
