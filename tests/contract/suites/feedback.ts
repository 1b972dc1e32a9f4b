import { randomUUID } from "node:crypto";
import * as feedbackSaid from "@/lib/contract/feedback/messages";
import {
  feedbackListSchema,
  feedbackSchema,
  feedbackStatsSchema,
  publicFeedbackListSchema,
} from "@/lib/contract/feedback/schema";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import { english, failures, feedbackMessages, fieldMessages, hindi, visitorFormMessages } from "../../english";
import { type Api, type Caller, type ClientCaller, expectError } from "../api";

export function describeFeedback(api: () => Api) {
  describe("feedback", () => {
    /** Form tickets that are old enough to be used; fetched together, so that the tests wait only once. */
    let owner: ClientCaller;
    let tickets: string[];
    beforeAll(async () => {
      owner = await api().client({ company_name: `Sweet House ${randomUUID().slice(0, 8)}` });
      tickets = await Promise.all(Array.from({ length: 15 }, () => takeTicket(owner.slug)));
      await new Promise((resolve) => setTimeout(resolve, visitorFormLimits.soonest + 100));
    });

    /** A new network for each call, to stay below the rate limit. */
    const away = () => ({ init: { headers: { "x-client-address": randomUUID() } } });
    const takeTicket = async (companyName: string): Promise<string> =>
      (await api().anonymous.call("getFormTicket", { params: { companyName }, ...away() })).body.ticket;
    const build = (overrides: Record<string, unknown> = {}) => ({
      customer_name: "Asha Rao",
      customer_email: `${randomUUID()}@example.com`,
      rating: "5",
      message: `As my grandmother made them ${randomUUID()}`,
      consent: "true",
      ...("ticket" in overrides ? {} : { ticket: tickets.pop() ?? "none is left" }),
      ...overrides,
    });
    const send = (json: unknown, companyName = owner.slug) =>
      api().anonymous.call("sendFeedback", { params: { companyName }, json, ...away() });
    const listOf = async (caller: Caller, query = {}) =>
      feedbackListSchema.parse((await caller.call("listFeedback", { query })).body);
    const showOn = async (companyName = owner.slug) =>
      publicFeedbackListSchema.parse(
        (await api().anonymous.call("listCompanyFeedback", { params: { companyName } })).body,
      );
    const find = async (email: string) => (await listOf(owner, { search: email })).results[0] ?? fail(email);
    const update = (caller: Caller, id: number, json: unknown) =>
      caller.call("updateFeedback", { params: { id }, json });

    it("is thanked for in the language that its sender read, which it is kept with", async () => {
      const sent = build({ language: "hi" });
      const { body } = await send(sent);
      expect(body.detail).toBe(hindi.say(feedbackSaid.received));
      const item = await find(sent.customer_email);
      expect(item).toMatchObject({
        language: "hi",
        consent: hindi.say(consentTexts.feedback(owner.companyName)),
        reply: hindi("feedback.view.greeting", { name: sent.customer_name }),
      });
      const { body: answered } = await update(owner, item.id, { status: "approved", response: "Come again" });
      const url = `https://cards.test/card/review/${item.token}`;
      expect(answered.reply).toBe(hindi("feedback.answer.chatFrom", { company: owner.companyName, url }));
      const own = await api().anonymous.call("getOwnFeedback", { params: { token: item.token ?? "" } });
      expect(own.body.language).toBe("hi");
    });

    it("is sent by anybody and waits for the company, with what was agreed to", async () => {
      const sent = build({ rating: 4, customer_email: `${randomUUID()}@EXAMPLE.com` });
      const { status, body } = await send(sent);
      expect([status, body]).toEqual([201, { detail: feedbackMessages.received }]);
      const item = await find(sent.customer_email);
      expect(feedbackSchema.parse(item)).toEqual(item);
      expect(item).toMatchObject({
        customer_name: sent.customer_name,
        customer_email: sent.customer_email.toLowerCase(),
        message: sent.message,
        rating: 4,
        status: "pending",
        origin: "visitor",
        consent: english.say(consentTexts.feedback(owner.companyName)),
      });
      expect(item).not.toHaveProperty("company_name");
      expect((await showOn()).results.map(({ id }) => id)).not.toContain(item.id);
    });

    it("is stored once, however often it is sent", async () => {
      const sent = build();
      const answers = await Promise.all(Array.from({ length: 4 }, () => send(sent)));
      // The same words through another form, as after going back.
      answers.push(await send({ ...sent, ticket: tickets.pop() }));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      expect((await listOf(owner, { search: sent.customer_email })).count).toBe(1);
    });

    it.each([
      [{ customer_name: " " }, "customer_name", fieldMessages.nameRequired],
      [{ customer_email: "nonsense" }, "customer_email", fieldMessages.emailInvalid],
      [{ customer_email: "" }, "customer_phone", feedbackMessages.contactRequired],
      [{ customer_email: undefined }, "customer_phone", feedbackMessages.contactRequired],
      [{ customer_email: " ", customer_phone: "\u200e " }, "customer_phone", feedbackMessages.contactRequired],
      [{ customer_email: "", customer_phone: "12" }, "customer_phone", fieldMessages.phoneInvalid],
      [{ customer_phone: "call me" }, "customer_phone", fieldMessages.phoneInvalid],
      [{ message: "" }, "message", feedbackMessages.messageRequired],
      [{ rating: undefined }, "rating", feedbackMessages.ratingRequired],
      [{ rating: "6" }, "rating", feedbackMessages.ratingRequired],
      [{ rating: "4.5" }, "rating", feedbackMessages.ratingRequired],
      [{ consent: "" }, "consent", visitorFormMessages.keepingConsentRequired],
      [{ consent: undefined }, "consent", visitorFormMessages.keepingConsentRequired],
      [{ ticket: undefined }, "ticket", visitorFormMessages.outdated],
    ])("refuses %j", async (overrides, field, message) => {
      const answer = await send(build({ ticket: "any", ...overrides }));
      expectError(answer, "validation_error", message, field);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    });

    it("says at once that a contact is missing and what else is wrong", async () => {
      const { body } = await send(build({ ticket: "any", customer_email: "", customer_name: "", message: "" }));
      expect(body.fields).toEqual({
        customer_name: [fieldMessages.nameRequired],
        customer_phone: [feedbackMessages.contactRequired],
        message: [feedbackMessages.messageRequired],
      });
    });

    it("comes from a phone number alone, which its company sees and nobody else", async () => {
      const number = `98765 ${String(Math.floor(Math.random() * 100_000)).padStart(5, "0")}`;
      const sent = build({ customer_email: undefined, customer_phone: ` \u202a${number}\u202c ` });
      expect((await send(sent)).status).toBe(201);
      // The same words by the same person through another form, with the number written differently.
      const again = { ...sent, customer_phone: `+91 ${number}`, ticket: tickets.pop() };
      expect((await send(again)).status).toBe(201);
      for (const search of [number, number.replace(" ", ""), `+91-${number}`, `0${number}`, number.slice(3)]) {
        const { results } = await listOf(owner, { search });
        const found = results.filter(({ message }) => message === sent.message);
        expect(found).toEqual([expect.objectContaining({ customer_phone: number, customer_email: "" })]);
      }
      const { id } = (await listOf(owner, { search: number })).results[0] ?? fail(number);
      await update(owner, id, { status: "approved" });
      const shown = (await showOn()).results.find((item) => item.id === id) ?? fail("the approved one");
      expect(JSON.stringify(shown)).not.toContain(number.slice(-5));
      await update(owner, id, { response: "Come again" });
      const { token = "" } = (await listOf(owner, { search: number })).results[0] ?? {};
      const own = await api().anonymous.call("getOwnFeedback", { params: { token }, ...away() });
      expect(own.body).toMatchObject({ message: sent.message, response: "Come again" });
      expect(JSON.stringify(own.body)).not.toContain(number.slice(-5));
    });

    it("refuses what no person sends, and says why", async () => {
      expectError(
        await send(build({ ticket: await takeTicket(owner.slug) })),
        "form_too_fast",
        visitorFormMessages.tooFast,
      );
      expectError(await send(build({ ticket: "made.up.ticket" })), "form_outdated", visitorFormMessages.outdated);
      const other = await api().client();
      expectError(await send(build(), other.slug), "form_outdated", visitorFormMessages.outdated);
      expectError(
        await send(build({ message: "See https://x.example" })),
        "form_has_links",
        visitorFormMessages.hasLinks,
      );
      const trapped = build({ fax: "1", ticket: "any" });
      expect((await send(trapped)).status).toBe(201);
      expect((await listOf(owner, { search: trapped.customer_email })).count).toBe(0);
    });

    it("has no card to be sent to where there is none, or a blocked one", async () => {
      const blocked = await api().client();
      await (await api().admin()).call("blockClient", { params: { id: blocked.id } });
      for (const companyName of ["nobody-here", blocked.slug]) {
        expectError(await send(build({ ticket: "any" }), companyName), "not_found", failures.companyNotFound);
        expectError(await api().anonymous.call("listCompanyFeedback", { params: { companyName } }), "not_found");
        expectError(await api().anonymous.call("getFormTicket", { params: { companyName }, ...away() }), "not_found");
      }
    });

    it("shows on the card once approved, with the response and without e-mail, and leaves it again", async () => {
      const sent = build();
      await send(sent);
      const { id } = await find(sent.customer_email);
      const shown = async () => (await showOn()).results.find((item) => item.id === id);
      await update(owner, id, { response: " Come again " });
      expect(await shown()).toBeUndefined();
      const { body } = await update(owner, id, { status: "approved" });
      expect(body).toMatchObject({ status: "approved", response: "Come again" });
      expect(await shown()).toEqual({
        id,
        customer_name: sent.customer_name,
        message: sent.message,
        rating: 5,
        response: "Come again",
        origin: "visitor",
        created_at: body.created_at,
      });
      expect((await update(owner, id, { response: "" })).body).not.toHaveProperty("response");
      expect(await shown()).not.toHaveProperty("response");
      expect((await update(owner, id, {})).body).toMatchObject({ status: "approved" });
      await update(owner, id, { status: "rejected" });
      expect(await shown()).toBeUndefined();
      expect((await owner.call("deleteFeedback", { params: { id } })).status).toBe(204);
      expectError(await owner.call("deleteFeedback", { params: { id } }), "not_found");
    });

    it("can be a testimonial that the company writes down, pending as well", async () => {
      const { ticket: _, consent: __, ...json } = build({ ticket: "" });
      const { status, body } = await owner.call("createFeedback", { json });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        customer_name: "Asha Rao",
        status: "pending",
        origin: "owner",
        consent: "",
        rating: 5,
      });
      expect(body).not.toHaveProperty("token");
      await update(owner, body.id, { status: "approved" });
      expect((await showOn()).results).toContainEqual(expect.objectContaining({ id: body.id, origin: "owner" }));
      const told = await owner.call("createFeedback", {
        json: { ...json, customer_email: "", customer_phone: "98765" },
      });
      expect(told.body).toMatchObject({ customer_phone: "98765", customer_email: "" });
      expectError(
        await owner.call("createFeedback", { json: { ...json, customer_email: "" } }),
        "validation_error",
        feedbackMessages.contactRequired,
        "customer_phone",
      );
      expectError(
        await owner.call("createFeedback", { json: { ...json, customer_name: "" } }),
        "validation_error",
        feedbackMessages.customerNameRequired,
        "customer_name",
      );
    });

    it("is found by name, e-mail and words, filtered, ordered and counted", async () => {
      const client = await api().client();
      const add = async (customer_name: string, rating: number, status?: string) => {
        const json = {
          customer_name,
          customer_email: `${customer_name.replace("Ä", "a")}@x.example`,
          rating,
          message: `Says ${customer_name}`,
        };
        const { body } = await client.call("createFeedback", { json });
        expect(body).toMatchObject({ customer_name });
        if (status) await update(client, body.id, { status });
      };
      await add("Ängie", 5, "approved");
      await add("Bina", 4, "approved");
      await add("Chand", 4, "approved");
      await add("Dev", 1, "rejected");
      await add("Esha", 3);
      const names = async (query: object) =>
        (await listOf(client, { ordering: "rating", ...query })).results.map((item) => item.customer_name);
      expect(await names({ search: "ÄNGIE" })).toEqual(["Ängie"]);
      expect(await names({ search: "dev@X" })).toEqual(["Dev"]);
      expect(await names({ search: "says c" })).toEqual(["Chand"]);
      expect(await names({ status: "approved", rating: 4 })).toEqual(["Bina", "Chand"]);
      expect(await names({ status: "nonsense", rating: "x" })).toEqual(["Dev", "Esha", "Bina", "Chand", "Ängie"]);
      expect(await names({ page: 2, page_size: 3, ordering: "-rating" })).toEqual(["Esha", "Dev"]);
      const { body } = await client.call("getFeedbackStats");
      expect(feedbackStatsSchema.parse(body)).toEqual({ total: 5, pending: 1, approved: 3, rejected: 1, average: 4.3 });
      expect(await showOn(client.slug)).toMatchObject({ count: 3, average: 4.3 });
      expect((await showOn(client.slug)).results.map((item) => item.customer_name)).toEqual(["Chand", "Bina", "Ängie"]);
    });

    it("is nobody's but its company's, and the administrators'", async () => {
      const [stranger, admin] = [await api().client(), await api().admin()];
      const sent = build();
      await send(sent);
      const { id } = await find(sent.customer_email);
      expect((await listOf(stranger)).count).toBe(0);
      for (const target of [id, 999_999_999]) {
        expectError(await update(stranger, target, { status: "approved" }), "not_found", failures.notFound);
        expectError(await stranger.call("deleteFeedback", { params: { id: target } }), "not_found", failures.notFound);
      }
      expect((await listOf(admin, { search: sent.customer_email })).results).toEqual([
        expect.objectContaining({ id, client_id: owner.id, company_name: owner.companyName }),
      ]);
      expect((await update(admin, id, { status: "rejected" })).body).toMatchObject({ status: "rejected" });
      const before = feedbackStatsSchema.parse((await admin.call("getFeedbackStats")).body);
      expect((await admin.call("deleteFeedback", { params: { id } })).status).toBe(204);
      const after = feedbackStatsSchema.parse((await admin.call("getFeedbackStats")).body);
      expect([after.total, after.rejected]).toEqual([before.total - 1, before.rejected - 1]);
    });
  });
}

function fail(what: string): never {
  throw new Error(`There is no feedback of ${what}`);
}
