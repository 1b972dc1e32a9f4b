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
