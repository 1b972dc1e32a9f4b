import { clientTag, contentOnly } from "@/lib/contract/page-tags";
import { visitorFormLimits, visitorMailLimits } from "@/lib/contract/visitors/values";
import { log } from "@/lib/runtime/log/log";
import { sendFeedback } from "@/provider/feedback/service";
import { formOf, signTicket } from "@/provider/kernel/http/tickets";
import { createAnnounce } from "@/provider/kernel/write/announce";
import { countRows } from "@/provider/ports/database/queries/count-rows";
import type { MailMessage } from "@/provider/ports/mail/mail";
import type { FormGuard } from "@/provider/visitors/service";
import { type Api, type ClientCaller, expectError } from "../../contract/api";
import { english, hindi, visitorFormMessages } from "../../english";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { floodSize } from "../flood-size";
import { keepMail } from "../kept-mail";
import { runLeft } from "../kernel/jobs/run-left";

const { soonest, waiting, perDay } = visitorFormLimits;

let deps: TestDeps;
let api: Api;
let owner: ClientCaller;
let time: number;
let announced: string[];
let networks: number;
let sent: MailMessage[];

async function open(overrides: Parameters<typeof buildDeps>[0] = {}): Promise<void> {
  time = Date.parse("2026-11-22T10:00:00Z");
  announced = [];
  networks = 0;
  const announce = createAnnounce(async (tags) => void announced.push(...tags));
  deps = await buildDeps({ now: () => new Date(time), announce, ...overrides });
  api = await openApi(deps);
  owner = await api.client({ company_name: "Sweet House" });
}
afterEach(() => deps.close());

/** A ticket old enough for a person to have filled in the form. */
const ticketFor = (clientId: number) => signTicket(deps.config.tokenKeys, formOf(clientId), new Date(time - soonest));
const build = (overrides: Record<string, unknown> = {}) => ({
  customer_name: "Asha Rao",
  customer_email: "asha@example.com",
  rating: 5,
  message: `As my grandmother made them ${Math.random()}`,
  consent: true,
  ticket: ticketFor(owner.id),
  ...overrides,
});
const send = (json: unknown, address = `198.51.${networks >> 8}.${networks++ & 255}`, companyName = owner.slug) =>
  api.anonymous.call("sendFeedback", {
    params: { companyName },
    json,
    init: { headers: { "x-client-address": address } },
  });
const update = (id: number, json: unknown) => owner.call("updateFeedback", { params: { id }, json });
const newestId = async () => (await owner.call("listFeedback")).body.results[0].id as number;
/** Runs the waiting mail jobs. @returns all mails so far */
const letters = async (): Promise<MailMessage[]> => {
  await runLeft(deps, "mail_reviewer");
  return sent;
};

describe("the card", () => {
  beforeEach(() => open());

  test("is announced as changed when it shows something else, and only then", async () => {
    await send(build());
    const id = await newestId();
    const changes = async (json: unknown) => {
      announced = [];
      await update(id, json);
      return announced;
    };
    expect(await changes({ response: "Thank you" })).toEqual([]);
    expect(await changes({ status: "approved" })).toEqual([clientTag(owner.id), contentOnly]);
    expect(await changes({ status: "approved" })).toEqual([]);
    expect(await changes({ response: "Thank you!" })).toEqual([clientTag(owner.id), contentOnly]);
    // After a removal from the card, a stale copy must not be served, even when rendering fails.
    expect(await changes({ status: "rejected" })).toEqual([clientTag(owner.id)]);
    expect(await changes({ response: "" })).toEqual([]);
    await update(id, { status: "approved" });
    announced = [];
    await owner.call("deleteFeedback", { params: { id } });
    expect(announced).toEqual([clientTag(owner.id)]);
  });

  test("is not announced when a pending review is deleted", async () => {
    await send(build());
    announced = [];
    await owner.call("deleteFeedback", { params: { id: await newestId() } });
    expect(announced).toEqual([]);
  });
});

describe("a flood", () => {
  beforeEach(() => open());

  test("leaves storage bounded, the list fast and other companies alone", async () => {
    const other = await api.client();
    // Skips the limits by network and ticket, as if each form came from a network of its own.
    const guard: FormGuard = {
      check: async () => crypto.randomUUID(),
      admit: (_id, _from, work) => work(async () => {}),
    };
    const texts = [" ".repeat(40) + "x".repeat(1_900), "<script>alert(1)</script>", "%_\\'; drop table feedback; --"];
    let refused = 0;
    for (let number = 0; number < floodSize; number++) {
      const input = build({
        customer_email: `nobody${number}@example.com`,
        customer_phone: "",
        message: `${texts[number % texts.length]} ${number}`,
      });
      const by = { address: "", t: english };
      await sendFeedback(deps, guard, owner.slug, input as Parameters<typeof sendFeedback>[3], by).catch((error) => {
        expect(error).toMatchObject({ status: 503, code: "form_not_taken" });
        refused++;
      });
    }
    expect(await countRows(deps.db.selectFrom("feedback").where("client_id", "=", owner.id))).toBe(waiting);
    expect(refused).toBe(floodSize - waiting);
    const { body } = await owner.call("listFeedback", { query: { search: "drop table", page_size: 10 } });
    expect(body.results).toHaveLength(10);
    jest.spyOn(log, "error").mockImplementation();
    expectError(await send(build()), "form_not_taken", visitorFormMessages.notTaken);
    const json = { ...build(), ticket: ticketFor(other.id) };
    expect((await send(json, "192.0.2.1", other.slug)).status).toBe(201);

    // Deciding on a review, or deleting it, frees a place.
    await update(body.results[0].id, { status: "rejected" });
    expect((await send(build())).status).toBe(201);
  });

  test("from one network ends with its share of the day, and the day after is another", async () => {
    const statuses: number[] = [];
    for (let number = 0; number <= perDay; number++) {
      time += 60_000;
      statuses.push((await send(build(), "203.0.113.9")).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(perDay);
    expect(statuses.at(-1)).toBe(429);
    time += 24 * 60 * 60_000;
    expect((await send(build(), "203.0.113.9")).status).toBe(201);
  });
});

test("nothing is left to be mailed where there is no mail", async () => {
  await open();
  await send(build());
  await update(await newestId(), { status: "approved", response: "Thank you" });
  expect(await deps.db.selectFrom("jobs").select("id").where("kind", "=", "mail_reviewer").execute()).toEqual([]);
});

describe("where there is mail", () => {
  beforeEach(() => {
    const kept = keepMail();
    sent = kept.sent;
    return open({ mail: kept.mail });
  });

  /** The token in the mail's link to the reviewer's own page. */
  const tokenOf = ({ text }: MailMessage) => /https:\/\/cards\.test\/card\/review\/([\w-]+)/.exec(text)?.[1] ?? "";
  const readOwn = (token: string) => api.anonymous.call("getOwnFeedback", { params: { token } });

  test("a reviewer gets one confirmation a day, without the typed texts", async () => {
    await send(build({ customer_name: "Buy pills", message: "Cheap pills here" }));
    await send(build({ customer_name: "Buy pills", message: "Cheaper pills here" }));
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: "asha@example.com", subject: "Your review has arrived" });
    expect(letter?.text).toContain("Your review of Sweet House has arrived.");
    expect(JSON.stringify(letter)).not.toContain("pills");
    time += 24 * 60 * 60_000;
    await send(build());
    expect(await letters()).toHaveLength(2);
  });

  test("its sender is told once that there is a response, and reads it on a page of the site", async () => {
    await send(build({ message: "Sweet" }));
    const id = await newestId();
    const [arrived] = await letters();
    expect((await readOwn(tokenOf(arrived as MailMessage))).body).toEqual({
      status: "pending",
      rating: 5,
      message: "Sweet",
      response: "",
      company: { slug: owner.slug, company_name: "Sweet House" },
      language: null,
    });
    await update(id, { response: "Come <b>again</b>" });
    expect(await letters()).toHaveLength(1);
    await update(id, { status: "approved" });
    const letter = (await letters())[1] as MailMessage;
    expect(letter).toMatchObject({ to: "asha@example.com", subject: "Your review was answered" });
    expect(JSON.stringify(letter)).not.toContain("again");
    const token = tokenOf(letter);
    expect((await readOwn(token)).body).toMatchObject({ status: "approved", response: "Come <b>again</b>" });
    await update(id, { response: "Come again!" });
    await update(id, { status: "rejected" });
    expect((await readOwn(token)).body).toMatchObject({ status: "rejected", response: "" });
    await update(id, { status: "approved" });
    expect(await letters()).toHaveLength(2);

    for (const odd of ["", "x", `${id}-x`, `${id + 1}${token.slice(String(id).length)}`, `0${token}`])
      expectError(await readOwn(odd || "-"), "not_found");
    await owner.call("deleteFeedback", { params: { id } });
    expectError(await readOwn(token), "not_found");
  });

  test("its sender is written to in the language of the form, however late", async () => {
    await send(build({ language: "hi" }));
    await update(await newestId(), { status: "approved", response: "Thank you" });
    const both = await letters();
    expect(both.map(({ subject }) => subject)).toEqual([
      hindi("mails.review.arrived.subject"),
      hindi("mails.review.answered.subject"),
    ]);
    for (const { text, html } of both) {
      expect(text).toContain(hindi("mails.review.reason"));
      expect(html).toContain('lang="hi"');
    }
  });

  test.each([
    "You won! evil.example",
    "Cheap-pills.com",
    "Call +91 98765 43210 now",
    "https://evil.example",
    "Pay\u202eme",
    "=?utf-8?Q?evil?=",
    "<a href=x>",
  ])("a company called %j says nothing with its name", async (company_name) => {
    owner = await api.client({ company_name });
    await send(build());
    await update(await newestId(), { status: "approved", response: "See https://evil.example" });
    const both = await letters();
    expect(both).toHaveLength(2);
    for (const { subject, text, html } of both) {
      expect(subject).toMatch(/^Your review (has arrived|was answered)$/);
      expect(`${text}${html}`).not.toMatch(/evil|pills|98765|\u202e/);
      expect(text.match(/\w+:\/\/[^/]+/g)).toEqual(["https://cards.test"]);
    }
  });

  test("a reviewer with only a number gets no mail; one with an address too does", async () => {
    await send(build({ customer_email: "", customer_phone: "98765 43210" }));
    await update(await newestId(), { status: "approved", response: "Thank you" });
    expect(await deps.db.selectFrom("jobs").select("id").where("kind", "=", "mail_reviewer").execute()).toEqual([]);
    await send(build({ customer_phone: "98765 43210" }));
    expect((await letters()).map(({ to }) => to)).toEqual(["asha@example.com"]);
  });

  test("the company has the link of the page that a mail leads to", async () => {
    await send(build());
    const { token } = (await owner.call("listFeedback")).body.results[0];
    expect(token).toBe(tokenOf((await letters())[0] as MailMessage));
  });

  test("neither a company nor an address has more than its share of a day", async () => {
    const { ofClient, toAddress } = visitorMailLimits;
    for (let i = 0; i < ofClient + 5; i++) await send(build({ customer_email: `stranger${i}@example.com` }));
    expect(await letters()).toHaveLength(ofClient);
    sent.length = 0;
    for (let i = 0; i < toAddress + 3; i++) {
      owner = await api.client();
      await send(build({ customer_email: "one@example.com" }));
      await update(await newestId(), { status: "approved", response: "Thank you" });
    }
    expect(await letters()).toHaveLength(toAddress);
  });

  test("nothing about a review is sent once it was deleted or its sender forgotten", async () => {
    await send(build({ customer_email: "one@example.com" }));
    await send(build({ customer_email: "two@example.com" }));
    await owner.call("deleteFeedback", { params: { id: await newestId() } });
    await owner.call("deleteVisitorData", { json: { contact: "one@example.com" } });
    const payloads = await deps.db.selectFrom("jobs").select("payload").execute();
    expect(JSON.stringify(payloads)).not.toMatch(/one@|two@|Asha/);
    expect(await letters()).toEqual([]);
  });

  test("testimonials send no mail", async () => {
    const { consent: _, ticket: __, ...json } = build();
    const { body } = await owner.call("createFeedback", { json });
    await update(body.id, { status: "approved", response: "Thank you" });
    expect(await letters()).toEqual([]);
  });
});
