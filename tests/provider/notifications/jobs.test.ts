import type { NotificationKind } from "@/lib/contract/notifications/schema";
import { mailLimits } from "@/lib/contract/notifications/values";
import { deliverNotification } from "@/provider/notifications/jobs";
import { addCompany } from "../../contract/add-company";
import type { Api, ClientCaller } from "../../contract/api";
import { openPushService } from "../../servers/push-service";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { keepMail } from "../kept-mail";
import { runLeft } from "../kernel/jobs/run-left";
import { tell } from "./notify";

const { mail, sent } = keepMail();
let deps: TestDeps;
let api: Api;
let client: ClientCaller;

async function open(overrides: Partial<TestDeps> = { mail }): Promise<void> {
  deps = await buildDeps({ push: { key: "", isKnown: () => true, send: async () => true }, ...overrides });
  api = await openApi(deps);
  client = await api.client();
}
afterEach(async () => {
  sent.length = 0;
  await deps.close();
});

/** Payloads of the waiting jobs of one kind. */
async function left(kind: string) {
  const jobs = await deps.db.selectFrom("jobs").select("payload").where("kind", "=", kind).orderBy("id").execute();
  return jobs.map(({ payload }) => JSON.parse(payload));
}

/** Runs each waiting notification job `again` times. */
async function deliver(again = 1): Promise<void> {
  for (const payload of await left(deliverNotification.kind))
    for (let time = 0; time < again; time++)
      await deliverNotification.run(deps, deliverNotification.payload.parse(payload), new AbortController().signal);
}

test("mails and messages devices once, however often it runs", async () => {
  await open();
  const service = await openPushService();
  await client.call("subscribeToPush", { json: service.subscribe().subscription });
  await tell(deps, { clientId: client.id }, { kind: "order_received", detail: "Asha", count: 2, subjectId: 7 });
  await deliver(2);
  await runLeft(deps, "mail_notice");
  expect(sent).toMatchObject([
    {
      to: client.email,
      subject: "New order no. 7",
      text: expect.stringMatching(
        new RegExp(`^\u2068Asha\u2069 ordered 2 products\\.[^]*${deps.config.siteUrl}/dashboard/leads/7`),
      ),
      unsubscribe: expect.stringMatching(`^${deps.config.siteUrl}/api/unsubscribe/leads-`),
    },
  ]);
  expect(await left("push_message")).toEqual([{ device: expect.any(Number), notification: expect.any(Number) }]);
  await service.close();
});

test("to an owner of several companies a mail names the one that it tells of, in a line and in its link", async () => {
  await open();
  const second = await addCompany(api, client, "Sharma Lamps");
  await deps.db.deleteFrom("jobs").execute();
  for (const clientId of [client.id, second]) await tell(deps, { clientId }, { kind: "order_received", count: 2 });
  await tell(deps, { clientId: second }, { kind: "payment_due", detail: "", count: 3 });
  await deliver();
  sent.length = 0;
  await runLeft(deps, "mail_notice");
  expect(sent.map(({ text }) => text.split("\n")[0])).toEqual([
    `\u2068${client.companyName}\u2069`,
    "\u2068Sharma Lamps\u2069",
    "\u2068Sharma Lamps\u2069",
  ]);
  expect(sent[0]?.text).toContain(`/dashboard/leads/1?company=${client.id}\n`);
  expect(sent[1]?.text).toContain(`/dashboard/leads/1?company=${second}\n`);
  expect(sent[2]?.text).toContain(`/dashboard/account?company=${second}\n`);
  expect(sent[1]?.html).toContain("<p>\u2068Sharma Lamps\u2069</p>");
});

test("the links of a mail open in its language", async () => {
  await open();
  await client.call("updateAccount", { json: { language: "hi" } });
  await tell(deps, { clientId: client.id }, { kind: "order_received", detail: "Asha", count: 2, subjectId: 7 });
  await deliver();
  await runLeft(deps, "mail_notice");
  expect(sent[0]?.text).toContain(`${deps.config.siteUrl}/dashboard/leads/7?language=hi\n`);
  expect(sent[0]?.text).toContain(`${deps.config.siteUrl}/hi/unsubscribe/leads-`);
});

test("a link names both a company and a language", async () => {
  await open();
  const second = await addCompany(api, client, "Sharma Lamps");
  await client.call("updateAccount", { json: { language: "hi" } });
  await tell(deps, { clientId: second }, { kind: "order_received", subjectId: 7 });
  await deliver();
  await runLeft(deps, "mail_notice");
  expect(sent.at(-1)?.text).toContain(`${deps.config.siteUrl}/dashboard/leads/7?company=${second}&language=hi\n`);
});

test.each<[NotificationKind, Record<string, boolean>, number]>([
  ["lead_received", { mail_leads: false }, 0],
  ["order_received", { mail_leads: false }, 0],
  ["review_received", { mail_reviews: false }, 0],
  ["lead_received", { mail_reviews: false, mail_digest: false }, 1],
  ["review_received", { mail_leads: false }, 1],
  ["milestone_reached", {}, 0],
  ["reminder_due", {}, 0],
])("%s with %j is told by %i mails", async (kind, settings, mails) => {
  await open();
  await client.call("updateNotificationSettings", { json: settings });
  await tell(deps, { clientId: client.id }, { kind, count: 5 });
  await deliver();
  expect(await left("mail_notice")).toHaveLength(mails);
});

test("a site without mail leaves none", async () => {
  await open({});
  await tell(deps, { clientId: client.id });
  await deliver();
  expect(await left("mail_notice")).toEqual([]);
});

test("an account that was deactivated meanwhile is left in peace", async () => {
  await open();
  await tell(deps, { clientId: client.id });
  await (await api.admin()).call("blockClient", { params: { id: client.id } });
  await deliver();
  expect(await left("mail_notice")).toEqual([]);
});

test("a flood of forms is no flood of mails; after an hour there are some again", async () => {
  let time = new Date("2026-01-01T10:00:00Z");
  await open({ mail, now: () => time });
  for (let number = 0; number <= mailLimits.perHour; number++) await tell(deps, { clientId: client.id });
  await deliver();
  expect(await left("mail_notice")).toHaveLength(mailLimits.perHour);
  time = new Date(time.getTime() + 60 * 60_000);
  await tell(deps, { clientId: client.id });
  await deliver();
  expect(await left("mail_notice")).toHaveLength(mailLimits.perHour + 1);
});
