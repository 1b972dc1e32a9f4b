import { sendDigests } from "@/provider/analytics/digests";
import { waitingLetters } from "@/tests/provider/waiting-letters";
import { addCompany } from "../../contract/add-company";
import type { Api, ClientCaller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { sentMail } from "../kept-mail";

const mail = sentMail;
/** A Monday, at 8:00 in the site's time zone, Kolkata. */
const monday = new Date("2026-11-16T02:30:00Z");
let time = monday;
let deps: TestDeps;
let api: Api;
let client: ClientCaller;

beforeEach(async () => {
  time = monday;
  deps = await buildDeps({ mail, now: () => time });
  api = await openApi(deps);
  client = await api.client({ company_name: "Sharma Traders" });
});
afterEach(() => deps.close());

const figures = (day: string, counts: Record<string, number>, clientId = client.id) =>
  deps.db
    .insertInto("figures")
    .values(
      Object.entries(counts).map(([name, count]) => {
        const isKind = name === "call" || name === "whatsapp";
        const what = isKind ? { metric: "kind", item: name } : { metric: name, item: "" };
        return { client_id: clientId, span: "day" as const, day, count, ...what };
      }),
    )
    .execute();

async function sent() {
  await sendDigests.run(deps, {}, new AbortController().signal);
  return waitingLetters(deps);
}

test("tells on Monday morning of the week before, once", async () => {
  await figures("2026-11-08", { views: 900, visitors: 900 });
  await figures("2026-11-09", { views: 1_500, visitors: 1_100, call: 4 });
  await figures("2026-11-15", { views: 100, visitors: 134, whatsapp: 7 });
  await figures("2026-11-16", { views: 900, visitors: 900 });
  const [letter, ...others] = await sent();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ to: client.email, subject: "Your card had 1,234 visitors last week" });
  expect(letter.text).toContain("The card of \u2068Sharma Traders\u2069 in the week starting 9 November:");
  expect(letter.text).toContain("Views: 1,600\nVisitors: 1,234\nCalls: 4\nWhatsApp chats: 7");
  expect(letter.text).toContain("/dashboard/analytics\n");
  expect(letter.unsubscribe).toContain("/api/unsubscribe/digest-");
  expect(await sent()).toHaveLength(1);
  time = new Date("2026-11-23T02:30:00Z");
  expect(await sent()).toHaveLength(2);
});

test("tells an owner of several companies of each, once, and of none that is blocked", async () => {
  const second = await addCompany(api, client, "Sharma Lamps");
  const third = await addCompany(api, client, "Sharma Vases");
  for (const [index, id] of [client.id, second, third].entries())
    await figures("2026-11-10", { views: 20, visitors: 10 + index }, id);
  await (await api.admin()).call("blockClient", { params: { id: third } });
  await sent();
  const digests = (await sent()).filter(({ unsubscribe }) => unsubscribe?.includes("/digest-"));
  expect(digests.map(({ to, subject }) => [to, subject])).toEqual([
    [client.email, "Your card had 10 visitors last week"],
    [client.email, "Your card had 11 visitors last week"],
  ]);
  expect(digests[1]?.text).toContain("The card of \u2068Sharma Lamps\u2069");
  expect(digests.map(({ text }) => text.match(/analytics\?company=(\d+)\n/)?.[1])).toEqual([
    String(client.id),
    String(second),
  ]);
});

test.each(["2026-11-16T02:29:00Z", "2026-11-17T02:30:00Z", "2026-11-15T10:00:00Z"])(
  "says nothing at %s",
  async (at) => {
    await figures("2026-11-10", { views: 1, visitors: 1 });
    time = new Date(at);
    expect(await sent()).toEqual([]);
  },
);

test("goes by the company's own clock", async () => {
  await client.call("createProfile", { form: { address: "12 Main Road" } });
  await deps.db.updateTable("profiles").set({ time_zone: "America/New_York" }).execute();
  await figures("2026-11-10", { views: 1, visitors: 1 });
  expect(await sent()).toEqual([]);
  time = new Date("2026-11-16T13:00:00Z");
  expect(await sent()).toHaveLength(1);
});

test("skips companies that want none, had no visitors or were deactivated", async () => {
  const [unwilling, blocked] = [await api.client(), await api.client()];
  for (const { id } of [unwilling, blocked]) await figures("2026-11-10", { views: 1, visitors: 1 }, id);
  await unwilling.call("updateNotificationSettings", { json: { mail_digest: false } });
  await (await api.admin()).call("blockClient", { params: { id: blocked.id } });
  expect(await sent()).toEqual([]);
});
