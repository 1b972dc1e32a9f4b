import { visitorFormLimits } from "@/lib/contract/limits/visitor";
import * as visitorFormMessages from "@/lib/contract/messages/visitor-form";
import { formOf, signTicket } from "@/provider/credentials/tickets";
import { createMemoryState } from "@/provider/ports/shared/memory";
import { createFormGuard } from "@/provider/visitor-forms/service";
import { testKeys, testOptions } from "../test-options";

const { soonest, latest, perDay, perCompanyHour } = visitorFormLimits;

describe("the guard of visitors' forms", () => {
  let time = Date.parse("2026-11-22T10:00:00Z");
  const now = () => new Date(time);
  const open = () =>
    createFormGuard({
      shared: createMemoryState({ elapsed: () => time }),
      config: { ...testOptions, dataDir: "" },
      now,
    });
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

  it("takes one for sent whose hidden field is filled in", async () => {
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

  it("has a bound for a network, and one for a company whatever the networks", async () => {
    const guard = open();
    for (let i = 0; i < perDay; i++) await guard.check(i + 100, { ...filledIn(), form: { ticket: signed(i + 100) } });
    await expect(guard.check(7, filledIn())).rejects.toMatchObject({ status: 429 });
    for (let i = 0; i < perCompanyHour; i++) await guard.check(7, filledIn({}, `198.51.100.${i}`));
    await expect(guard.check(7, filledIn({}, "192.0.2.1"))).rejects.toMatchObject({ status: 429 });
  });

  /** Made as long ago as a person takes. */
  function signed(companyId: number): string {
    return signTicket(testKeys, formOf(companyId), new Date(time - soonest));
  }
});
