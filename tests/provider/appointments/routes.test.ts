import { formOf, signTicket } from "@/provider/kernel/http/tickets";
import { type Api, expectError } from "../../contract/api";
import { openShops } from "../../contract/shops";
import { appointmentMessages } from "../../english";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { testKeys } from "../test-options";

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

test.each([1, 2])("a clock that goes forward and back confirms no more than there is room for: %d", async (room) => {
  let ahead = 0;
  await deps.close();
  deps = await buildDeps({ now: () => new Date(Date.now() + ahead) });
  api = await openApi(deps);
  const { shop, find, build, post, list, decide, own } = openShops(() => api);
  const client = await shop({ at_once: room });
  const { service, slots } = await find(client);
  const [start] = slots;
  const ask = async (phone: string) => {
    const ticket = signTicket(testKeys, formOf(client.id), new Date(Date.now() + ahead - 5_000));
    const { status, body } = await post(client, build(client, { service, start, phone, ticket }));
    expect([phone, status]).toEqual([phone, 201]);
    return body.token as string;
  };
  const day = 24 * 60 * 60_000;
  const tokens: string[] = [];
  for (let round = 0; round < 2; round++) {
    ahead = round * (day + 60_000);
    for (let one = 0; one < room; one++) tokens.push(await ask(`98765 4321${round * room + one}`));
  }
  ahead = 0;
  const waiting = await list(client);
  expect(waiting.map(({ status }) => status)).toEqual(Array(2 * room).fill("requested"));
  for (const { id } of waiting) await decide(client, id, "confirmed");
  const statuses = async () => (await Promise.all(tokens.map(own))).map(({ status }) => status).sort();
  expect(await statuses()).toEqual([...Array(room).fill("confirmed"), ...Array(room).fill("requested")]);
  expect((await find(client)).slots).not.toContain(start);
});

test("one number holds three times of a company, however it is written, and one network ten", async () => {
  const { shop, find, build, post, list, withdraw } = openShops(() => api);
  const client = await shop({ at_once: 20 });
  const { service, slots } = await find(client);
  const spelled = ["98765 43210", "+91 98765-43210", "0091 98765 43210"];
  const tokens: string[] = [];
  for (const [at, phone] of spelled.entries())
    tokens.push((await post(client, build(client, { service, start: slots[at], phone }))).body.token);
  for (const phone of [...spelled, "९८७६५ ४३२१०", "919876543210"])
    expectError(
      await post(client, build(client, { service, start: slots[5], phone })),
      "bad_request",
      appointmentMessages.enoughWaiting,
    );
  await withdraw(tokens[0] ?? "");
  expect((await post(client, build(client, { service, start: slots[5] }))).status).toBe(201);
  expect(await list(client)).toHaveLength(4);

  const init = { headers: { "x-client-address": "203.0.113.7" } };
  const params = { companyName: client.slug };
  const answers: number[] = [];
  for (let index = 0; index < 11; index++) {
    const json = build(client, { service, start: slots[7], phone: `98765 432${30 + index}` });
    answers.push((await api.anonymous.call("sendAppointment", { params, json, init })).status);
  }
  expect(answers.filter((status) => status === 201).length).toBeLessThanOrEqual(10);
  expect(answers.at(-1)).toBe(429);
});
