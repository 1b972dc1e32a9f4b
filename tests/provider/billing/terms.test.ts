import { expectError } from "../../contract/api";
import { billingMessages } from "../../english";
import { buildDeps, openApi } from "../build-deps";
import { addBuyer, addPlan, confirm, now, seller, setTerms, today } from "./shop";

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
