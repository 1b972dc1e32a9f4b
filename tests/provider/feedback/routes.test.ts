import { visitorFormLimits } from "@/lib/contract/limits/visitor";
import * as visitorFormMessages from "@/lib/contract/messages/visitor-form";
import { clientTag } from "@/lib/contract/page-tags";
import { log } from "@/lib/process/log/log";
import { createAnnounce } from "@/provider/announce";
import { formOf, signTicket } from "@/provider/credentials/tickets";
import { sendFeedback } from "@/provider/feedback/service";
import { countRows } from "@/provider/ports/database/queries/count-rows";
import type { MailMessage } from "@/provider/ports/mail/mail";
import { type Api, type ClientCaller, expectError } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { floodSize } from "../flood-size";
import { sentMail } from "../kept-mail";

const { soonest, waiting, perDay } = visitorFormLimits;

let deps: TestDeps;
let api: Api;
let owner: ClientCaller;
let time: number;
let announced: string[];
let networks: number;

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

/** As long ago as a person takes. */
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
const letters = async (): Promise<MailMessage[]> => {
  const rows = await deps.db
    .selectFrom("jobs")
    .select("payload")
    .where("kind", "=", "send_mail")
    .orderBy("id")
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload));
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
    expect(await changes({ status: "approved" })).toEqual([clientTag(owner.id)]);
    expect(await changes({ status: "approved" })).toEqual([]);
    expect(await changes({ response: "Thank you!" })).toEqual([clientTag(owner.id)]);
    expect(await changes({ status: "rejected" })).toEqual([clientTag(owner.id)]);
    expect(await changes({ response: "" })).toEqual([]);
    await update(id, { status: "approved" });
    announced = [];
    await owner.call("deleteFeedback", { params: { id } });
    expect(announced).toEqual([clientTag(owner.id)]);
  });

  test("goes on as it is while something waits that is deleted", async () => {
    await send(build());
    announced = [];
    await owner.call("deleteFeedback", { params: { id: await newestId() } });
    expect(announced).toEqual([]);
  });
});

describe("a flood", () => {
  beforeEach(() => open());

  test("leaves what is stored bounded, the list quick and other companies alone", async () => {
    const other = await api.client();
    // Past all that counts networks: as if each came from one of its own, in good time.
    const guard = { check: async () => crypto.randomUUID() };
    const texts = [" ".repeat(40) + "x".repeat(1_900), "<script>alert(1)</script>", "%_\\'; drop table feedback; --"];
    let refused = 0;
    for (let number = 0; number < floodSize; number++) {
      const input = build({
        customer_email: `nobody${number}@example.com`,
        message: `${texts[number % texts.length]} ${number}`,
      });
      await sendFeedback(deps, guard, owner.slug, input as Parameters<typeof sendFeedback>[3], "").catch((error) => {
        expect(error).toMatchObject({ status: 503, message: visitorFormMessages.notTaken });
        refused++;
      });
    }
    expect(await countRows(deps.db.selectFrom("feedback").where("client_id", "=", owner.id))).toBe(waiting);
    expect(refused).toBe(floodSize - waiting);
    const { body } = await owner.call("listFeedback", { query: { search: "drop table", page_size: 10 } });
    expect(body.results).toHaveLength(10);
    jest.spyOn(log, "error").mockImplementation();
    expectError(await send(build()), "unavailable", visitorFormMessages.notTaken);
    const json = { ...build(), ticket: ticketFor(other.id) };
    expect((await send(json, "192.0.2.1", other.slug)).status).toBe(201);

    // What is approved, rejected or deleted makes room.
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
  expect(await letters()).toEqual([]);
});

describe("where there is mail", () => {
  const mail = sentMail;
  beforeEach(() => open({ mail }));

  test("whoever sends a review is told that it has arrived, once a day, and nothing that was typed", async () => {
    await send(build({ customer_name: "Buy pills", message: "Cheap pills here" }));
    await send(build({ customer_name: "Buy pills", message: "Cheaper pills here" }));
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: "asha@example.com", subject: "Your review of Sweet House has arrived" });
    expect(letter?.text).toContain(`https://cards.test/${owner.slug}`);
    expect(JSON.stringify(letter)).not.toContain("pills");
    time += 24 * 60 * 60_000;
    await send(build());
    expect(await letters()).toHaveLength(2);
  });

  test("the first response goes to its sender once it is shown; what is mended later does not", async () => {
    await send(build());
    const id = await newestId();
    await update(id, { response: "Come <b>again</b>" });
    expect(await letters()).toHaveLength(1);
    await update(id, { status: "approved" });
    const letter = (await letters())[1];
    expect(letter).toMatchObject({ to: "asha@example.com", subject: "Sweet House has answered your review" });
    expect(letter?.text).toContain("> Come <b>again</b>");
    expect(letter?.html).toContain("Come &lt;b&gt;again&lt;/b&gt;");
    await update(id, { response: "Come again!" });
    await update(id, { status: "rejected" });
    await update(id, { status: "approved" });
    expect(await letters()).toHaveLength(2);
  });

  test("nobody is written to about a testimonial", async () => {
    const { consent: _, ticket: __, ...json } = build();
    const { body } = await owner.call("createFeedback", { json });
    await update(body.id, { status: "approved", response: "Thank you" });
    expect(await letters()).toEqual([]);
  });
});
