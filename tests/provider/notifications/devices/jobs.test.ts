import { pushLimits } from "@/lib/contract/notifications/values";
import { findDevice, listDevices } from "@/provider/notifications/devices/repo";
import { pushMessage } from "@/provider/notifications/jobs";
import { createWebPush } from "@/provider/ports/push/web-push";
import { addCompany } from "../../../contract/add-company";
import type { Api, ClientCaller } from "../../../contract/api";
import { openPushService, type PushService } from "../../../servers/push-service";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";
import { testOptions } from "../../test-options";
import { tell } from "../notify";

let service: PushService;
let deps: TestDeps;
let api: Api;
let client: ClientCaller;

beforeEach(async () => {
  service = await openPushService();
  const push = createWebPush({ ...testOptions, secret: testOptions.tokenSecret, services: [service.origin] });
  deps = await buildDeps({ push });
  api = await openApi(deps);
  client = await api.client();
  await tell(deps, { clientId: client.id }, { kind: "lead_received", detail: "आशा" });
  const row = await deps.db.selectFrom("notifications").select("id").executeTakeFirstOrThrow();
  notification = row.id;
});
afterEach(async () => {
  await deps.close();
  await service.close();
});

const message = { title: "Namaskard", body: "\u2068आशा\u2069 wants you to get in touch", url: "/dashboard/leads/1" };
let notification: number;

/** The client's own browser, with its row in the provider. */
async function addDevice() {
  const { subscription, messages } = service.subscribe();
  await client.call("subscribeToPush", { json: subscription });
  const row = await deps.db
    .selectFrom("devices")
    .selectAll()
    .where("endpoint", "=", subscription.endpoint)
    .executeTakeFirstOrThrow();
  return { id: row.id, userId: row.user_id, messages };
}

const run = (device: number) =>
  pushMessage.run(deps, pushMessage.payload.parse({ device, notification }), new AbortController().signal);

test("the browser alone can read it, and its service knows whom it is from", async () => {
  const { id, messages } = await addDevice();
  await run(id);
  expect(messages).toEqual([message]);
  expect(service.senders).toEqual([{ key: deps.push.key, subject: testOptions.siteUrl }]);
});

test("a message to an owner of several companies names its own in title and address", async () => {
  const second = await addCompany(api, client, "Sharma Lamps");
  const { id, messages } = await addDevice();
  await run(id);
  await tell(deps, { clientId: second }, { kind: "lead_received", detail: "Ravi", subjectId: 2 });
  const newest = deps.db.selectFrom("notifications").select("id").where("detail", "=", "Ravi");
  notification = (await newest.executeTakeFirstOrThrow()).id;
  await run(id);
  expect(messages).toEqual([
    { ...message, title: client.companyName, url: `/dashboard/leads/1?company=${client.id}` },
    {
      title: "Sharma Lamps",
      body: "\u2068Ravi\u2069 wants you to get in touch",
      url: `/dashboard/leads/2?company=${second}`,
    },
  ]);
});

test.each([404, 410])("a device that is answered for with %i is forgotten", async (status) => {
  const { id, userId } = await addDevice();
  service.answerWith(status);
  await run(id);
  expect(await listDevices(deps.db, userId)).toEqual([]);
  // A job that still waits for the device does nothing.
  await run(id);
});

test("a failed push is retried, and given up if it never works", async () => {
  const { id, userId } = await addDevice();
  service.answerWith(500);
  await expect(run(id)).rejects.toThrow(`${new URL(service.origin).host} answered 500 to a message`);
  expect(await findDevice(deps.db, id)).toMatchObject({ failures: 1 });
  service.answerWith(201);
  await run(id);
  expect(await findDevice(deps.db, id)).toMatchObject({ failures: 0 });
  service.answerWith(429);
  for (let failure = 0; failure < pushLimits.failures; failure++) await expect(run(id)).rejects.toThrow("429");
  expect(await listDevices(deps.db, userId)).toEqual([]);
});

test("a redirect is not followed", async () => {
  const { id } = await addDevice();
  service.answerWith(302);
  await expect(run(id)).rejects.toThrow("302");
});

test("a service that is away is told of without the address, which is as good as a key", async () => {
  const { id } = await addDevice();
  await service.close();
  const { endpoint = "" } = (await findDevice(deps.db, id)) ?? {};
  const error = await run(id).catch((cause: Error) => cause);
  expect(String(error)).toMatch(/took no message \(ECONNREFUSED\)/);
  expect(String(error)).not.toContain(new URL(endpoint).pathname);
  service = await openPushService();
});

test("an account has so many, of which the oldest goes", async () => {
  const first = await addDevice();
  for (let device = 0; device < pushLimits.devices; device++) await addDevice();
  const ids = (await listDevices(deps.db, first.userId)).map(({ id }) => id);
  expect(ids).toHaveLength(pushLimits.devices);
  expect(ids).not.toContain(first.id);
});

test("a push about something deleted meanwhile is not sent", async () => {
  const { id, messages } = await addDevice();
  await deps.db.deleteFrom("notifications").execute();
  await run(id);
  expect(messages).toEqual([]);
});

test("a message that a former release has left is let go", async () => {
  const { id, messages } = await addDevice();
  await pushMessage.run(deps, pushMessage.payload.parse({ device: id, message }), new AbortController().signal);
  expect(messages).toEqual([]);
});
