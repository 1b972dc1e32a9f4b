import { readMonth, sendMonths } from "@/provider/health/month";
import { waitingLetters } from "@/tests/provider/waiting-letters";
import type { Api, Caller } from "../../contract/api";
import { addBuyer, addPlan, confirm, now as november, setTerms } from "../billing/shop";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { sentMail } from "../kept-mail";

/** 8:00 on the first day of December in the site's time zone, Kolkata. */
const morning = new Date("2026-12-01T02:30:00Z");
let time: Date;
let deps: TestDeps;
let api: Api;
let admin: Caller;

beforeEach(async () => {
  time = november();
  deps = await buildDeps({ mail: sentMail, now: () => time });
  api = await openApi(deps);
  admin = await api.admin();
});
afterEach(() => deps.close());

/** Letters of the month that wait after a run of the job then. */
async function lettersAt(at: Date) {
  time = at;
  await sendMonths.run(deps, {}, new AbortController().signal);
  return (await waitingLetters(deps)).filter(({ unsubscribe }) => unsubscribe?.includes("/operations-"));
}

const count = (metric: string, item: string, day: string, total: number) =>
  deps.db.insertInto("site_figures").values({ span: "month", metric, item, day, count: total }).execute();

test("what a month brought is summed up", async () => {
  await setTerms(api);
  const plan = await addPlan(api);
  const [payer, debtor, resting] = [await addBuyer(api, plan), await addBuyer(api, plan), await addBuyer(api, plan)];
  const { id } = (await payer.call("createPaymentRequest")).body;
  expect(await confirm(api, id)).toEqual(["confirmed"]);
  await deps.db.updateTable("subscriptions").set({ state: "paused" }).where("client_id", "=", resting.id).execute();
  const due = { due_on: "2026-12-15" };
  await deps.db.updateTable("subscriptions").set(due).where("client_id", "=", debtor.id).execute();
  await admin.call("deleteClient", { params: { id: (await api.client()).id } });
  const [payment] = await deps.db.selectFrom("payments").selectAll().execute();
  const more = { ...payment, kind: "received" as const, currency: "USD", client_id: payer.id };
  const { id: _, ...dollars } = { ...more, amount: 1_250, created_on: "2026-11-01", paid_on: "2026-10-30" };
  const row = dollars as typeof dollars & { reference: string; created_at: string };
  await deps.db
    .insertInto("payments")
    .values([
      { ...row, request_id: null, invoice_id: null },
      { ...row, request_id: null, invoice_id: null, amount: 99, created_on: "2026-10-31" },
      { ...row, request_id: null, invoice_id: null, amount: 99, created_on: "2026-12-01" },
      { ...row, request_id: null, invoice_id: null, amount: 50, kind: "refunded" },
    ])
    .execute();
  await count("visitors", "", "2026-11-01", 1_234);
  await count("visitors", "", "2026-10-01", 9_999);
  await count("kind", "enquiry_sent", "2026-11-01", 5);
  time = morning;
  expect(await readMonth(deps, "2026-12-01")).toEqual({
    from: "2026-11-01",
    joined: 4,
    left: 1,
    resting: 1,
    visitors: 1_234,
    enquiries: 5,
    received: ["₹590", "$12.50"],
    invoices: 1,
    due: ["₹500"],
  });
});

test("is mailed once, on the first days, and not before 8:00", async () => {
  await api.client();
  expect(await lettersAt(new Date(morning.getTime() - 1))).toEqual([]);
  const [letter, ...others] = await lettersAt(morning);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ subject: "Namaskard in Nov 2026" });
  expect(letter?.text).toContain("New clients: 1\nVisitors of all cards: 0\nEnquiries: 0\n\nOpen your dashboard");
  expect(await lettersAt(new Date("2026-12-07T12:00:00Z"))).toHaveLength(1);
  expect(await lettersAt(new Date("2027-01-07T12:00:00Z"))).toHaveLength(2);
});

test("is not mailed later in the month, nor to who wants no such mails", async () => {
  await api.client();
  expect(await lettersAt(new Date("2026-12-08T12:00:00Z"))).toEqual([]);
  time = november();
  await admin.call("updateNotificationSettings", { json: { mail_operations: false } });
  expect(await lettersAt(morning)).toEqual([]);
});

test("a site without clients has no month to tell of", async () => {
  expect(await lettersAt(morning)).toEqual([]);
});
