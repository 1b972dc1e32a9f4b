import type { Api } from "../../contract/api";
import { openShops } from "../../contract/shops";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36";

let deps: TestDeps;
let api: Api;
beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
});
afterEach(() => deps.close());

test("a request is an enquiry of its visitor, counted once however often the form comes, and none of its owner's", async () => {
  const { shop, find, build } = openShops(() => api);
  const client = await shop();
  const { service, slots } = await find(client);
  const form = build(client, { service, start: slots[0] });
  const init = { headers: { "user-agent": phone, "x-client-address": "203.0.113.7" } };
  const send = (by: Pick<Api["anonymous"], "call">, json: unknown) =>
    by.call("sendAppointment", { params: { companyName: client.slug }, json, init });
  for (let times = 0; times < 2; times++) expect((await send(api.anonymous, form)).status).toBe(201);
  expect((await send(client, build(client, { service, start: slots[2], phone: "98765 43211" }))).status).toBe(201);
  await deps.recorder.flush();
  expect(await deps.db.selectFrom("events").select(["kind", "client_id", "device"]).execute()).toEqual([
    { kind: "enquiry_sent", client_id: client.id, device: "phone" },
  ]);
});
