import { notificationLimits } from "@/lib/contract/notifications/values";
import { insertNotification } from "@/provider/notifications/repo";
import type { Api, ClientCaller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { tell } from "./notify";

let deps: TestDeps;
let api: Api;
let client: ClientCaller;
beforeEach(async () => {
  deps = await buildDeps();
  api = await openApi(deps);
  client = await api.client();
});
afterEach(() => deps.close());

const list = async () => (await client.call("listNotifications", { query: { page_size: 100 } })).body;

test("a client is told, with what there is to say of it", async () => {
  await tell(deps, { clientId: client.id }, { kind: "order_received", detail: "Asha", count: 3, subjectId: 7 });
  await tell(deps, { clientId: 999 });
  expect((await list()).results).toMatchObject([
    { kind: "order_received", detail: "Asha", count: 3, subject_id: 7, read: false },
  ]);
  expect((await (await api.admin()).call("listNotifications")).body.count).toBe(0);
});

test("an account keeps so many; of too many the oldest go that were read", async () => {
  const { kept } = notificationLimits;
  const { user_id } = await deps.db
    .selectFrom("clients")
    .select("owner_id as user_id")
    .where("id", "=", client.id)
    .executeTakeFirstOrThrow();
  const row = {
    user_id,
    client_id: client.id,
    kind: "lead_received",
    count: null,
    subject_id: null,
    created_at: new Date().toISOString(),
  } as const;
  const ids = [];
  for (let number = 1; number <= kept; number++)
    ids.push(await insertNotification(deps.db, { ...row, detail: String(number) }));
  await client.call("readNotifications", { json: { id: ids[10] } });
  await tell(deps, { clientId: client.id });
  expect((await list()).count).toBe(kept);
  const details = async () =>
    new Set((await deps.db.selectFrom("notifications").select("detail").execute()).map(({ detail }) => detail));
  expect((await details()).has("11")).toBe(false);
  expect((await details()).has("1")).toBe(true);
  await tell(deps, { clientId: client.id });
  expect((await list()).count).toBe(kept);
  expect((await details()).has("1")).toBe(false);
});

test("they go with their account", async () => {
  await tell(deps, { clientId: client.id });
  await (await api.admin()).call("deleteClient", { params: { id: client.id } });
  expect(await deps.db.selectFrom("notifications").selectAll().execute()).toEqual([]);
});
