import * as visitorFormMessages from "@/lib/contract/visitors/messages";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import { formOf, signTicket } from "@/provider/kernel/http/tickets";
import { createMemoryState } from "@/provider/ports/shared/memory";
import { createFormGuard, type FormGuard, type KindBound } from "@/provider/visitors/service";
import type { ClientCaller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { testKeys, testOptions } from "../test-options";

const { soonest, latest, perDay, perCompanyHour, keptForNew } = visitorFormLimits;

describe("the guard of visitors' forms", () => {
  let deps: TestDeps;
  let company: ClientCaller;
  beforeEach(async () => {
    deps = await buildDeps();
    company = await (await openApi(deps)).client();
  });
  afterEach(() => deps.close());

  let time = Date.parse("2026-11-22T10:00:00Z");
  const now = () => new Date(time);
  const open = (bound?: KindBound) =>
    createFormGuard(
      {
        ...deps,
        shared: createMemoryState({ elapsed: () => time }),
        config: { ...testOptions, dataDir: "" },
        now,
      },
      bound,
    );
  const ticket = () => signTicket(testKeys, formOf(7), now());
  const sent = (change: Record<string, unknown> = {}, address = "203.0.113.1") => ({
    form: { ticket: ticket(), ...change },
    texts: ["Sweets as my grandmother made them"],
    address,
  });
  const filledIn = (change = {}, address?: string, after: number = soonest) => {
    const form = sent(change, address);
    time += after;
    return form;
  };

  it("lets a form through that a person has filled in, and tells it from every other", async () => {
    const guard = open();
    const form = filledIn();
    const key = await guard.check(7, form);
    expect(key).toBe(await guard.check(7, form));
    expect(key).not.toBe(await guard.check(7, filledIn()));
  });

  it("pretends to accept a form whose hidden field is filled in", async () => {
    expect(await open().check(7, sent({ fax: "yes" }))).toBeNull();
  });

  it.each([
    ["at once", () => sent(), visitorFormMessages.tooFast],
    ["a day later", () => filledIn({}, undefined, latest + 1), visitorFormMessages.outdated],
    ["without a ticket", () => sent({ ticket: "" }), visitorFormMessages.outdated],
    [
      "with one for another company",
      () => sent({ ticket: signTicket(testKeys, formOf(8), now()) }),
      visitorFormMessages.outdated,
    ],
    [
      "with a web address",
      () => ({ ...filledIn(), texts: ["Look at https://x.example"] }),
      visitorFormMessages.hasLinks,
    ],
    [
      "with one that has no scheme",
      () => ({ ...filledIn(), texts: ["", "cheap-pills.com now"] }),
      visitorFormMessages.hasLinks,
    ],
  ])("refuses one that is sent %s", async (_, form, message) => {
    await expect(open().check(7, form())).rejects.toMatchObject({ status: 400, message });
  });

  it.each(["Good.Will come again", "Write to me@example.com", "Rs.500 only. Net weight 1.5kg"])(
    "reads no address into %s",
    async (text) => {
      expect(await open().check(7, { ...filledIn(), texts: [text] })).not.toBeNull();
    },
  );

  const store = (guard: FormGuard, address: string, to = company.id) => guard.admit(to, address, (take) => take());
  const limited = { status: 429 };

  it("has a bound for a network, and one for a company whatever the networks", async () => {
    const guard = open();
    for (let i = 0; i < perDay; i++) await store(guard, "203.0.113.1", i + 100);
    await expect(store(guard, "203.0.113.1")).rejects.toMatchObject(limited);
    for (let i = 0; i < perCompanyHour; i++) await store(guard, `198.51.100.${i}`);
    await expect(store(guard, "192.0.2.1")).rejects.toMatchObject(limited);
  });

  it("counts stored forms, not refused ones", async () => {
    const guard = open();
    const refused = new Error("sold out");
    for (let i = 0; i < 100; i++) {
      const form = guard.admit(company.id, `203.0.113.${i % 3}`, async () => Promise.reject(refused));
      await expect(form).rejects.toBe(refused);
      await expect(guard.check(company.id, sent())).rejects.toMatchObject({ status: 400 });
    }
    for (let i = 0; i < perCompanyHour; i++) await store(guard, `198.51.100.${i}`);
  });

  it("keeps some for networks not seen before, and tells the company once when it is full", async () => {
    const guard = open();
    let refusals = 0;
    for (let i = 0; i < perDay * 3; i++) await store(guard, `203.0.113.${i % 3}`).catch(() => refusals++);
    expect(refusals).toBe(perDay * 3 - (perCompanyHour - keptForNew));
    for (let i = 0; i < keptForNew; i++) await store(guard, `198.51.100.${i}`);
    await expect(store(guard, "192.0.2.1")).rejects.toMatchObject(limited);
    const told = await deps.db.selectFrom("notifications").select(["kind", "count"]).execute();
    expect(told).toEqual([{ kind: "forms_limited", count: perCompanyHour }]);
  });

  it("counts a form once, however often its transaction runs", async () => {
    const guard = open();
    for (let i = 0; i < perDay; i++)
      await guard.admit(company.id, "203.0.113.1", async (take) => {
        await take();
        await take();
      });
    await expect(store(guard, "203.0.113.1")).rejects.toMatchObject(limited);
  });

  it("has a bound of its own for a kind of form, counted once and before what all kinds share", async () => {
    const bound = { name: "times", points: 2, seconds: 60 };
    const guard = open(bound);
    const twice = (to = company.id) =>
      guard.admit(to, "203.0.113.1", async (take) => {
        await take();
        await take();
      });
    for (let i = 0; i < bound.points; i++) await twice();
    for (let i = 0; i < perDay; i++) await expect(twice()).rejects.toMatchObject(limited);
    await store(guard, "203.0.113.2");
    for (let i = 0; i < perDay - bound.points; i++) await twice(i + 100);
    await expect(twice(200)).rejects.toMatchObject(limited);
  });
});
