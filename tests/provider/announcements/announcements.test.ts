import fc from "fast-check";
import type { ShownAnnouncement } from "@/lib/contract/announcements/schema";
import { announcementLimits } from "@/lib/contract/announcements/values";
import { withoutPlan } from "@/lib/contract/limits";
import { tellAnnouncements } from "@/provider/announcements/jobs";
import { addCompany } from "../../contract/add-company";
import { type Api, admin as account, type Caller, type ClientCaller, expectError } from "../../contract/api";
import { announcementMessages, planMessages } from "../../english";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { sentMail } from "../kept-mail";
import { testOptions } from "../test-options";
import { waitingLetters } from "../waiting-letters";

let time: Date;
let deps: TestDeps;
let api: Api;
let admin: Caller;

beforeEach(async () => {
  time = new Date("2026-11-28T06:30:00Z");
  deps = await buildDeps({ now: () => time, mail: sentMail });
  api = await openApi(deps);
  admin = await api.admin();
});
afterEach(() => deps.close());

const { signal } = new AbortController();
const tellAll = () => tellAnnouncements.run(deps, null, signal);

const news = {
  kind: "news",
  title: "Open on Sunday",
  text: "Our office is open.\nCome and see us.",
  first_on: "2026-11-28",
  last_on: "2026-11-29",
};
const maintenance = { kind: "maintenance", starts_at: "2026-11-29T02:00:00+05:30", ends_at: "2026-11-28T22:30:00Z" };

async function announce(change: Record<string, unknown> = {}) {
  const answer = await admin.call("createAnnouncement", { json: { ...news, ...change } });
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body;
}

/** Access tokens last ten minutes. */
async function goTo(moment: string, client?: ClientCaller): Promise<Caller> {
  time = new Date(moment);
  admin = await api.signIn(account.email, account.password);
  return client ? api.signIn(client.email, client.password) : admin;
}

async function shownTo(caller: Caller): Promise<string[]> {
  const { announcements } = (await caller.call("getCurrentUser")).body;
  return announcements.map(({ title, kind }: ShownAnnouncement) => title || kind);
}

/** Other letters cannot be stopped. */
const newsLetters = async () => (await waitingLetters(deps)).filter(({ unsubscribe }) => unsubscribe);

const bell = async (caller: Caller): Promise<string[]> =>
  (await caller.call("listNotifications")).body.results.map(({ detail }: { detail: string }) => detail);

test("news are shown from their first day to the end of their last one, in the site's time zone", async () => {
  const client = await api.client();
  const { body } = await admin.call("createAnnouncement", { json: { ...news, first_on: "2026-11-29" } });
  expect(body).toMatchObject({ first_on: "2026-11-29", last_on: "2026-11-29", starts_at: "2026-11-28T18:30:00.000Z" });
  for (const [moment, shown] of [
    ["2026-11-28T18:29:59Z", []],
    ["2026-11-28T18:30:00Z", [news.title]],
    ["2026-11-29T18:29:59Z", [news.title]],
    ["2026-11-29T18:30:00Z", []],
  ] as const)
    expect([moment, await shownTo(await goTo(moment, client))]).toEqual([moment, shown]);
});

test("days come back as they were sent, in every time zone", async () => {
  const zones = fc.constantFrom("Asia/Kolkata", "America/St_Johns", "Pacific/Kiritimati", "Africa/Cairo", "UTC");
  const days = fc.date({ min: new Date("2025-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  await fc.assert(
    fc.asyncProperty(zones, days, fc.nat(400), async (timeZone, first, length) => {
      const first_on = first.toISOString().slice(0, 10);
      const last_on = new Date(Date.parse(first_on) + length * 86_400_000).toISOString().slice(0, 10);
      deps.config = { ...deps.config, timeZone };
      expect(await announce({ first_on, last_on })).toMatchObject({ first_on, last_on });
    }),
    { numRuns: 30 },
  );
  deps.config = { ...deps.config, timeZone: testOptions.timeZone };
});

test("news of a plan are for its clients alone, and none are for administrators", async () => {
  const { limits, features } = withoutPlan;
  const plan = { name: "Pro", price: "599", currency: "INR", months: 12, limits, features };
  const { id: plan_id } = (await admin.call("createPlan", { json: plan })).body;
  const [on, off] = [await api.client(), await api.client()];
  await admin.call("setClientPlan", { params: { id: on.id }, json: { plan_id } });
  expect(await announce({ plan_id, by_mail: true })).toMatchObject({ plan: { id: plan_id, name: "Pro" } });
  await tellAll();
  expect([await shownTo(on), await shownTo(off), await shownTo(admin)]).toEqual([[news.title], [], []]);
  expect([await bell(on), await bell(off), await bell(admin)]).toEqual([[news.title], [], []]);
  expect((await newsLetters()).map(({ to }) => to)).toEqual([on.email]);
});

test("each owner reads them in the account's language, and as first written where it is not said in it", async () => {
  const [hindi, tamil] = [await api.client(), await api.client()];
  await hindi.call("updateAccount", { json: { language: "hi" } });
  await tamil.call("updateAccount", { json: { language: "ta" } });
  await announce({ by_mail: true, texts: { hi: { title: "रविवार को खुला है" }, ta: { title: " " } } });
  await tellAll();
  expect([await shownTo(hindi), await shownTo(tamil)]).toEqual([["रविवार को खुला है"], [news.title]]);
  expect([await bell(hindi), await bell(tamil)]).toEqual([["रविवार को खुला है"], [news.title]]);
  const letters = await newsLetters();
  expect(letters.map(({ subject }) => subject)).toEqual(["रविवार को खुला है", news.title]);
  expect(letters[0]?.text).toContain("Come and see us.");
});

test("bell and mail come once each, when news begin, and whatever is changed later", async () => {
  const client = await api.client();
  const { id } = await announce({ first_on: "2026-11-29", by_mail: true });
  await tellAll();
  expect(await bell(client)).toEqual([]);
  const caller = await goTo("2026-11-28T19:00:00Z", client);
  await Promise.all([tellAll(), tellAll()]);
  await admin.call("updateAnnouncement", { params: { id }, json: { ...news, title: "Closed", by_mail: true } });
  await tellAll();
  expect(await shownTo(caller)).toEqual(["Closed"]);
  expect(await bell(caller)).toEqual([news.title]);
  expect(await newsLetters()).toHaveLength(1);
});

test("telling that broke off goes on where it was, and tells nobody twice", async () => {
  const clients = [];
  for (let count = 0; count < 3; count++) clients.push(await api.client());
  const { id } = await announce();
  const [first] = clients;
  await deps.db.updateTable("announcements").set({ told_up_to: first?.id }).where("id", "=", id).execute();
  await tellAll();
  await tellAll();
  expect(await Promise.all(clients.map(bell))).toEqual([[], [news.title], [news.title]]);
});

test("more owners than are told at once are all told", async () => {
  const owners = announcementLimits.toldAtOnce + 1;
  const users = Array.from({ length: owners }, (_, index) => ({
    ...{ email: `${index}@example.com`, username: "", password_hash: "", is_admin: false, is_active: true },
    ...{ created_at: time.toISOString(), updated_at: time.toISOString() },
  }));
  const inserted = await deps.db.insertInto("users").values(users).returning("id").execute();
  const clients = inserted.map(({ id }) => ({
    ...{ owner_id: id, is_active: true, company_name: "C", phone: "", folded_name: "c", folded_phone: "" },
    ...{ created_at: time.toISOString(), updated_at: time.toISOString() },
  }));
  const made = await deps.db.insertInto("clients").values(clients).returning(["id", "owner_id"]).execute();
  const members = made.map(({ id, owner_id }) => ({ user_id: owner_id, client_id: id, created_at: "" }));
  await deps.db
    .insertInto("memberships")
    .values(members.map((member) => ({ ...member, role: "owner" as const })))
    .execute();
  await announce();
  await tellAll();
  const told = await deps.db.selectFrom("notifications").select("user_id").distinct().execute();
  expect(told).toHaveLength(owners);
});

test("no mail goes to who wants none, is blocked or has an unconfirmed e-mail", async () => {
  const [unwilling, blocked, unconfirmed] = [await api.client(), await api.client(), await api.client()];
  await unwilling.call("updateNotificationSettings", { json: { mail_announcements: false } });
  await admin.call("blockClient", { params: { id: blocked.id } });
  await deps.db
    .updateTable("clients")
    .set({ confirm_by: "2026-12-05T00:00:00.000Z" })
    .where("id", "=", unconfirmed.id)
    .execute();
  await announce({ by_mail: true });
  await tellAll();
  expect(await newsLetters()).toEqual([]);
  expect(await bell(unwilling)).toEqual([news.title]);
});

test("an owner of several companies is told once", async () => {
  const owner = await api.client();
  await addCompany(api, owner, "Second Company");
  await announce({ by_mail: true });
  await tellAll();
  expect((await bell(owner)).filter((detail) => detail === news.title)).toEqual([news.title]);
  expect(await newsLetters()).toHaveLength(1);
});

test("a mail leads to the link, says why it came and can be stopped", async () => {
  await api.client();
  await announce({ by_mail: true, link: "/dashboard/share?a=1#b" });
  await announce({ by_mail: true, link: "example.com/news" });
  await tellAll();
  const [own, other] = await newsLetters();
  expect(own?.text).toContain(`Read more: ${deps.config.siteUrl}/dashboard/share?a=1#b`);
  expect(own?.unsubscribe).toContain("announcements-");
  expect(other?.text).toContain("Read more: https://example.com/news");
});

test("a path that a browser would take for another site stands as that site's address", async () => {
  for (const link of ["//evil.example", "/\\evil.example"])
    expect(await announce({ link })).toMatchObject({ link: "https://evil.example" });
});

test("what an account puts away comes to it no more, and to others still", async () => {
  const [one, two] = [await api.client(), await api.client()];
  const { id } = await announce();
  for (let again = 0; again < 2; again++)
    expect((await one.call("dismissAnnouncement", { params: { id } })).status).toBe(204);
  expect([await shownTo(one), await shownTo(two)]).toEqual([[], [news.title]]);
  expect((await one.call("dismissAnnouncement", { params: { id: id + 1 } })).status).toBe(404);
});

test("ending takes it away at once, and stops what was not told; deleting empties the bell too", async () => {
  const client = await api.client();
  const { id } = await announce();
  await tellAll();
  const ended = await admin.call("endAnnouncement", { params: { id } });
  expect(ended.body).toMatchObject({ ends_at: time.toISOString(), last_on: "2026-11-28" });
  expect(await shownTo(client)).toEqual([]);
  expect((await admin.call("listAnnouncements")).body.results).toEqual([ended.body]);
  await admin.call("deleteAnnouncement", { params: { id } });
  expect(await bell(client)).toEqual([]);
  const later = await announce({ first_on: "2026-12-24", last_on: "2026-12-24" });
  await admin.call("endAnnouncement", { params: { id: later.id } });
  await tellAll();
  expect([await shownTo(client), await bell(client)]).toEqual([[], []]);
  expect((await admin.call("deleteAnnouncement", { params: { id } })).status).toBe(404);
});

test("maintenance is told to everybody until its end, by no bell and no mail", async () => {
  const client = await api.client();
  const { body } = await admin.call("createAnnouncement", { json: maintenance });
  expect(body).toMatchObject({ starts_at: "2026-11-28T20:30:00.000Z", ends_at: "2026-11-28T22:30:00.000Z" });
  await tellAll();
  expect([await shownTo(client), await shownTo(admin), await bell(client)]).toEqual([
    ["maintenance"],
    ["maintenance"],
    [],
  ]);
  const { starts_at, ends_at } = body;
  expect((await api.anonymous.call("getMaintenance")).body).toEqual({ maintenance: { starts_at, ends_at } });
  expect(await shownTo(await goTo("2026-11-28T22:30:00Z", client))).toEqual([]);
  expect((await api.anonymous.call("getMaintenance")).body).toEqual({ maintenance: null });
});

test.each([
  ["title", { title: " " }, announcementMessages.titleRequired],
  ["text", { text: "\u200b" }, announcementMessages.textRequired],
  ["link", { link: "http://example.com" }, announcementMessages.linkInvalid],
  ["link", { link: "/dash board" }, announcementMessages.linkInvalid],
  ["link", { link: "javascript:alert(1)" }, announcementMessages.linkInvalid],
  ["last_on", { last_on: "2026-11-27" }, announcementMessages.endsTooEarly],
  ["plan_id", { plan_id: 9 }, planMessages.unknown],
  ["starts_at", { ...maintenance, starts_at: "tomorrow" }, announcementMessages.timeInvalid],
  ["ends_at", { ...maintenance, ends_at: "2026-11-28T20:30:00Z" }, announcementMessages.endsTooEarly],
])("a wrong %s is refused in words: %j", async (field, change, message) => {
  const answer = await admin.call("createAnnouncement", { json: { ...news, ...change } });
  expectError(answer, "validation_error", message, field);
});
