import fc from "fast-check";
import { dayAfter } from "@/lib/contract/clock";
import { ApiError } from "@/lib/contract/errors";
import { withoutPlan } from "@/lib/contract/limits";
import { chooseNext, endPlan, keepPlan } from "@/provider/billing/change-service";
import { sumCreditIn } from "@/provider/billing/payments-repo";
import { createRequest, requestUpgrade } from "@/provider/billing/requests-service";
import { confirmRequests } from "@/provider/billing/settling";
import { nobody } from "@/provider/kernel/write/audit-repo";
import { giveDays, pausePlan, resumePlan } from "@/provider/plans/days";
import { turnSubscriptions } from "@/provider/plans/jobs";
import { isAtLength } from "../../at-length";
import { type Api, buildClient } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { addBuyer, today as firstDay, setTerms } from "./shop";

let today = firstDay;
let deps: TestDeps;
let api: Api;
let plans: { id: number; price: number; months: number }[];

beforeAll(async () => {
  deps = await buildDeps({ now: () => new Date(`${today}T06:00:00Z`) });
  api = await openApi(deps);
  await setTerms(api, { registration: "unregistered" });
  const offers = [
    ["Small", "300", 3],
    ["Large", "900", 3],
    ["Year", "2000", 12],
    ["Free", "0", 1],
  ] as const;
  plans = [];
  for (const [name, price, months] of offers) {
    const { limits, features } = withoutPlan;
    const json = { name, price, currency: "INR", months, is_public: true, limits, features };
    const { id } = (await (await api.admin()).call("createPlan", { json })).body;
    plans.push({ id, price: Number(price) * 100, months });
  }
});
afterAll(() => deps.close());

const kinds = ["choose", "pay", "ask", "confirm", "upgrade", "end", "keep", "pause", "days"] as const;
const event = fc.record({
  kind: fc.constantFrom(...kinds, "choose", "pay", "ask", "confirm", "upgrade", "upgrade"),
  plan: fc.nat(3),
  /** Days that pass before it. */
  wait: fc.constantFrom(0, 0, 0, 1, 10, 40),
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

test("in two years of changes no day is paid twice, and none is had that is not paid or given", async () => {
  const happened = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 40 }), async (events) => {
      today = firstDay;
      const { id } = await addBuyer(api, plans[0]?.id ?? 0, { name: buildClient().company_name });
      for (const one of events) {
        await pass(one.wait, id);
        const before = await look(id);
        const isDone = await happen(id, one);
        const after = await look(id);
        if (isDone) happened.set(one.kind, (happened.get(one.kind) ?? 0) + 1);
        expectFair(one, before, after);
      }
    }),
    { numRuns: isAtLength ? 300 : 25, seed: 20_261_128 },
  );
  // Else the events prove nothing.
  for (const kind of kinds) expect(`${kind} ${(happened.get(kind) ?? 0) >= 3}`).toBe(`${kind} true`);
}, 300_000);

/** Day by day, as the job sees it: time that is left never changes by itself, nor does the plan but on its day. */
async function pass(days: number, client: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    const before = await look(client);
    today = dayAfter(today);
    await turnSubscriptions.run(deps, null, new AbortController().signal);
    const after = await look(client);
    if (after.plan_id === before.plan_id) expect(after.due_on).toBe(before.due_on);
    else {
      expect(after.plan_id).toBe(before.next_plan_id);
      const isFree = plans.some(({ id, price }) => id === after.plan_id && price === 0);
      expect(dayAfter(before.changes_on ?? (isFree ? before.due_on : null) ?? "0001-01-01")).toBe(today);
    }
  }
}

async function happen(client: number, { kind, plan }: Event): Promise<boolean> {
  const planId = plans[plan]?.id ?? 0;
  const confirmOpen = async () => {
    const open = await findOpen(client);
    if (open) await confirmRequests(deps, { payments: [{ id: open.id, received_on: today, reference: "" }] }, nobody);
    return open !== undefined;
  };
  const work: Record<Event["kind"], () => Promise<unknown>> = {
    choose: () => chooseNext(deps, client, planId, nobody),
    ask: () => createRequest(deps, client),
    confirm: confirmOpen,
    pay: () => createRequest(deps, client).then(confirmOpen),
    upgrade: () => requestUpgrade(deps, client, planId).then(confirmOpen),
    end: () => endPlan(deps, client, nobody),
    keep: () => keepPlan(deps, client, nobody),
    pause: async () => {
      await pausePlan(deps, client, nobody);
      await pass(5, client);
      await resumePlan(deps, client, nobody);
    },
    days: () => giveDays(deps, client, 7, nobody),
  };
  try {
    return (await work[kind]()) !== false;
  } catch (error) {
    // Refused: nothing of the kind can be done now.
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return false;
  }
}

const findOpen = (client: number) =>
  deps.db
    .selectFrom("payment_requests")
    .selectAll()
    .where("client_id", "=", client)
    .where("status", "=", "open")
    .executeTakeFirst();

async function look(client: number) {
  const subscription = await deps.db
    .selectFrom("subscriptions")
    .selectAll()
    .where("client_id", "=", client)
    .executeTakeFirstOrThrow();
  const invoices = await deps.db
    .selectFrom("invoices")
    .selectAll()
    .where("client_id", "=", client)
    .orderBy("id")
    .execute();
  return { ...subscription, today, invoices, credit: await sumCreditIn(deps.db, client, "INR") };
}
type Look = Awaited<ReturnType<typeof look>>;

function expectFair({ kind }: Event, before: Look, after: Look): void {
  const [invoice, ...others] = after.invoices.slice(before.invoices.length);
  expect(others).toEqual([]);
  const plan = plans.find(({ id }) => id === after.plan_id);
  // A change that is paid for begins after the time before, and has time of its own.
  if (after.changes_on) expect(after.due_on !== null && after.due_on > after.changes_on).toBe(true);
  if (after.next_plan_id !== null) expect(after.next_plan_id).not.toBe(after.plan_id);
  if (plan?.price === 0) expect(after.due_on).toBeNull();
  if (invoice) expectPaid(invoice, before, after);
  else expectUnpaid(kind, before, after);
}

function expectUnpaid(kind: Event["kind"], before: Look, after: Look): void {
  const plan = plans.find(({ id }) => id === after.plan_id);
  // Money that paid for nothing is credit.
  expect(after.credit).toBeGreaterThanOrEqual(before.credit);
  if (kind === "choose") {
    // A plan is had without paying only in a trial, or where it is free.
    if (after.plan_id !== before.plan_id) expect(before.is_trial || plan?.price === 0).toBe(true);
    if (plan?.price !== 0) expect(after.due_on).toBe(before.due_on);
  }
  if (kind === "end" || kind === "keep") expect(after.due_on).toBe(before.due_on);
}

function expectPaid(invoice: Look["invoices"][number], before: Look, after: Look): void {
  expect(invoice.until_on).toBe(after.due_on);
  if (invoice.months === 0) {
    expect(after.due_on).toBe(before.due_on);
    const paid = plans.find(({ id }) => id === before.plan_id)?.price ?? 0;
    const price = plans.find(({ id }) => id === after.plan_id)?.price ?? 0;
    expect(invoice.total).toBe(price - paid);
    return;
  }
  // A period is paid at its plan's price, and has its months: after the time that was left, or from the due date or today.
  const plan = plans.find(({ months, price }) => months === invoice.months && price === invoice.total);
  const wanted = before.next_plan_id ?? before.plan_id;
  expect(plan?.id).toBe(wanted);
  const from = before.due_on === null || before.state === "resting" ? before.today : before.due_on;
  const days = (Date.parse(after.due_on ?? "") - Date.parse(from)) / 86_400_000;
  expect(Math.abs(days - invoice.months * 30.4)).toBeLessThan(4 + invoice.months * 0.1);
  const isTimeLeft = before.due_on !== null && before.due_on >= before.today;
  if (before.next_plan_id && isTimeLeft) expect([after.plan_id, after.changes_on]).not.toEqual([wanted, null]);
  else expect(after.plan_id).toBe(wanted);
  expect(after.is_ending).toBe(false);
}
