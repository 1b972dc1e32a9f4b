import { remindOfLeads } from "@/provider/leads/jobs";
import { insertLead } from "@/provider/leads/repo";
import type { ClientCaller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

/** 8:00 on 16 November in the site's time zone, Kolkata. */
const morning = new Date("2026-11-16T02:30:00Z");
let time = morning;
let deps: TestDeps;
let client: ClientCaller;
let id: number;

beforeEach(async () => {
  time = morning;
  deps = await buildDeps({ now: () => time });
  client = await (await openApi(deps)).client();
  const at = time.toISOString();
  const texts = { name: "Asha", phone: "98765 43210", email: "", message: "", notes: "", consent: "", ticket: "a" };
  const rest = { kind: "contact", status: "new", items: "[]", total: "0.00", remind_on: null };
  id = await insertLead(deps.db, { ...texts, ...rest, client_id: client.id, created_at: at, updated_at: at });
});
afterEach(() => deps.close());

const remindOn = (day: string | null) => client.call("updateLead", { params: { id }, json: { remind_on: day } });
async function reminders() {
  await remindOfLeads.run(deps, {}, new AbortController().signal);
  const notifications = await deps.db.selectFrom("notifications").selectAll().orderBy("id").execute();
  return notifications.map(({ kind, detail, subject_id }) => [kind, detail, subject_id]);
}

test("a company is reminded on the morning of the day, once", async () => {
  await remindOn("2026-11-16");
  time = new Date(morning.getTime() - 60_000);
  expect(await reminders()).toEqual([]);
  time = morning;
  expect(await reminders()).toEqual([["reminder_due", "Asha", id]]);
  expect(await reminders()).toHaveLength(1);
});

test("and again where it sets another day", async () => {
  await remindOn("2026-11-10");
  expect(await reminders()).toHaveLength(1);
  await remindOn("2026-11-17");
  expect(await reminders()).toHaveLength(1);
  time = new Date("2026-11-17T12:00:00Z");
  expect(await reminders()).toHaveLength(2);
});

test("by the company's own clock", async () => {
  await client.call("createProfile", { form: { address: "12 Main Road" } });
  await deps.db.updateTable("profiles").set({ time_zone: "Pacific/Kiritimati" }).execute();
  await remindOn("2026-11-17");
  time = new Date("2026-11-16T17:00:00Z");
  expect(await reminders()).toEqual([]);
  time = new Date("2026-11-16T18:00:00Z");
  expect(await reminders()).toHaveLength(1);
});

test("not without a day", async () => {
  await remindOn("2026-11-16");
  await remindOn(null);
  expect(await reminders()).toEqual([]);
});
