import { randomUUID } from "node:crypto";
import { parse } from "papaparse";
import * as leadsSaid from "@/lib/contract/leads/messages";
import { leadListSchema, leadSchema } from "@/lib/contract/leads/schema";
import * as fieldsSaid from "@/lib/contract/messages";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import { translatorOf } from "@/lib/i18n/catalog";
import { formOf, signTicket } from "@/provider/kernel/http/tickets";
import { english, failures, fieldMessages, hindi, leadMessages, visitorFormMessages } from "../../english";
import { readVcard, unescapeText } from "../../lib/contract/read-vcard";
import { testKeys } from "../../provider/test-options";
import { type Api, type ClientCaller, expectError } from "../api";
import { pngFile } from "../files";

export function describeLeads(api: () => Api) {
  describe("leads", () => {
    /** For a form opened long enough ago for a person to fill it in. */
    const ticketOf = ({ id }: ClientCaller) =>
      signTicket(testKeys, formOf(id), new Date(Date.now() - visitorFormLimits.soonest));
    const build = (client: ClientCaller, change: Record<string, unknown> = {}) => ({
      kind: "contact",
      name: "Asha Rao",
      phone: "+91 98765 43210",
      email: "",
      message: "Do you deliver?",
      items: [] as { product_id: number; quantity: number }[],
      ticket: ticketOf(client),
      consent: true,
      ...change,
    });
    const asks = (language: string) => ({ headers: { "accept-language": language } });
    /** A new network for each call, to stay below the rate limit. */
    const post = (companyName: string, json: unknown) => {
      const init = { headers: { "x-client-address": randomUUID() } };
      return api().anonymous.call("sendLead", { params: { companyName }, json, init });
    };
    const send = (client: ClientCaller, change: Record<string, unknown> = {}) =>
      post(client.slug, build(client, change));
    const list = async (client: ClientCaller, query = {}) => (await client.call("listLeads", { query })).body;
    const names = async (client: ClientCaller, query = {}) =>
      (await list(client, query)).results.map(({ name }: { name: string }) => name);
    const offer = async (client: ClientCaller, name: string, price = ""): Promise<number> => {
      const form = { name, price, image: await pngFile("small.png", 8, 8) };
      return (await client.call("createProduct", { form })).body.id;
    };

    it("an order stays in the currency that its company had when it was made", async () => {
      const client = await api().client();
      const items = [{ product_id: await offer(client, "Lamp", "20"), quantity: 1 }];
      for (const currency of ["INR", "EUR", ""]) {
        await client.call("updateProfile", { form: { currency } });
        await send(client, { kind: "order", items });
      }
      const { results } = await list(client);
      expect(results.map((lead: { currency: unknown }) => lead.currency)).toEqual([null, "EUR", "INR"]);
    });

    it("a visitor shares a contact, and its company alone finds it", async () => {
      const [client, stranger] = [await api().client(), await api().client()];
      const answer = await send(client, { email: "Asha@Example.com" });
      expect([answer.status, answer.body]).toEqual([201, { detail: leadMessages.received, items: [], total: "0.00" }]);
      const found = await list(client);
      expect(leadListSchema.parse(found)).toEqual(found);
      const [lead] = found.results;
      expect(lead).toEqual({
        id: expect.any(Number),
        kind: "contact",
        status: "new",
        name: "Asha Rao",
        phone: "+91 98765 43210",
        email: "asha@example.com",
        message: "Do you deliver?",
        items: [],
        total: "0.00",
        currency: null,
        notes: "",
        remind_on: null,
        consent: english.say(consentTexts.lead(client.companyName)),
        language: null,
        reply: "Namaste Asha Rao, thank you for your message.",
        person: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      });
      expect((await client.call("getLead", { params: { id: lead.id } })).body).toEqual(lead);

      expect((await list(stranger)).count).toBe(0);
      const params = { id: lead.id };
      expectError(await stranger.call("getLead", { params }), "not_found");
      expectError(await stranger.call("updateLead", { params, json: { status: "won" } }), "not_found");
      expectError(await stranger.call("deleteLead", { params }), "not_found");
      expect((await stranger.call("exportLeads")).body).not.toContain("Asha");
    });

    it("is answered in the language that its sender read, whatever the browser asks for", async () => {
      const client = await api().client();
      const product_id = await offer(client, "Kaju Katli", "450");
      const post = (change: Record<string, unknown>) =>
        api().anonymous.call("sendLead", {
          params: { companyName: client.slug },
          json: build(client, change),
          init: { headers: { "x-client-address": randomUUID(), "accept-language": "ta" } },
        });
      const items = [{ product_id, quantity: 2 }];
      const { body, headers } = await post({ kind: "order", items, language: "hi" });
      expect([body.detail, headers.get("content-language")]).toEqual([hindi.say(leadsSaid.orderReceived), "hi"]);
      const refused = await post({ name: "", language: "hi" });
      expect(refused.body.fields).toEqual({ name: [hindi.say(fieldsSaid.nameRequired)] });
      expect((await post({ language: "xx" })).headers.get("content-language")).toBe("ta");

      const [unknown, order] = (await list(client)).results;
      const agreed = consentTexts.lead(client.companyName);
      expect(order).toMatchObject({ language: "hi", consent: hindi.say(agreed) });
      expect(order.reply).toBe(hindi("leads.greeting.order", { name: "Asha Rao", items: "2 × Kaju Katli" }));
      expect(unknown).toMatchObject({ language: null, consent: translatorOf("ta").say(agreed) });
      const gujarati = (await client.call("getLead", { params: { id: unknown.id }, init: asks("gu") })).body;
      expect(gujarati.reply).toBe(translatorOf("gu")("leads.greeting.contact", { name: "Asha Rao" }));
    });

    it("an order is kept at the company's own names and prices, to the last paisa", async () => {
      const client = await api().client();
      const [sweets, vase, dear] = [
        await offer(client, "Kaju Katli 500 g", "450.10"),
        await offer(client, "Vase"),
        await offer(client, "Palace", "9999999999.99"),
      ];
      const items = [
        { product_id: sweets, quantity: 2, price: "0.01", name: "Free" },
        { product_id: vase, quantity: 1 },
        { product_id: dear, quantity: 999 },
      ];
      const { body } = await send(client, { kind: "order", items });
      expect(body).toEqual({
        detail: leadMessages.orderReceived,
        items: [
          { product_id: sweets, name: "Kaju Katli 500 g", price: "450.10", quantity: 2 },
          { product_id: vase, name: "Vase", price: null, quantity: 1 },
          { product_id: dear, name: "Palace", price: "9999999999.99", quantity: 999 },
        ],
        total: "9990000000890.21",
      });
      const [lead] = (await list(client)).results;
      expect(lead).toMatchObject({ kind: "order", items: body.items, total: body.total });
    });

    it("a form that is sent again is kept once, and answered as before", async () => {
      const client = await api().client();
      const product_id = await offer(client, "Kaju Katli", "450");
      const order = build(client, { kind: "order", items: [{ product_id, quantity: 2 }] });
      const answers = await Promise.all(Array.from({ length: 4 }, () => post(client.slug, order)));
      await client.call("updateProduct", { params: { id: product_id }, form: { price: "500" } });
      await client.call("setProductStatus", { params: { id: product_id }, json: { status: "inactive" } });
      answers.push(await post(client.slug, order));
      for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
      expect(answers[0]?.body.total).toBe("900.00");
      expect((await list(client)).count).toBe(1);
    });

    it("what is not for sale, or somebody else's, cannot be ordered or asked about", async () => {
      const [client, stranger] = [await api().client(), await api().client()];
      const hidden = await offer(client, "Hidden");
      await client.call("setProductStatus", { params: { id: hidden }, json: { status: "inactive" } });
      for (const product_id of [hidden, await offer(stranger, "Foreign"), 999_999_999])
        for (const kind of ["order", "question"])
          expectError(
            await send(client, { kind, items: [{ product_id, quantity: 1 }] }),
            "products_gone",
            leadMessages.productsNotAvailable,
          );
      expect((await list(client)).count).toBe(0);
    });

    it("what is sold out can be asked about, and not ordered", async () => {
      const client = await api().client();
      const id = await offer(client, "Vase");
      await client.call("updateProduct", { params: { id }, json: { is_sold_out: true } });
      const items = [{ product_id: id, quantity: 1 }];
      expectError(await send(client, { kind: "order", items }), "bad_request", leadMessages.productsSoldOut);
      expect((await send(client, { kind: "question", items })).status).toBe(201);
      expect((await list(client)).results.map(({ kind }: { kind: string }) => kind)).toEqual(["question"]);
    });

    it.each([
      [{ name: " " }, "name", fieldMessages.nameRequired],
      [{ phone: "" }, "phone", leadMessages.phoneOrEmailRequired],
      [{ phone: "call me" }, "phone", fieldMessages.phoneInvalid],
      [{ email: "nonsense" }, "email", fieldMessages.emailInvalid],
      [{ consent: "" }, "consent", visitorFormMessages.keepingConsentRequired],
      [{ ticket: undefined }, "ticket", visitorFormMessages.outdated],
      [{ kind: "question" }, "items", leadMessages.productRequired],
      [{ kind: "order" }, "items", leadMessages.orderEmpty],
      [{ kind: "order", phone: "", email: "a@example.com", items: [line(1)] }, "phone", fieldMessages.phoneRequired],
      [{ kind: "order", items: [line(1), line(1)] }, "items", leadMessages.orderRepeats],
      [{ kind: "order", items: [line(1, 1000)] }, "items.0.quantity", leadMessages.quantityTooLarge],
      [{ kind: "order", items: [line(1, 0)] }, "items.0.quantity", undefined],
      [{ kind: "gift" }, "kind", undefined],
    ])("refuses %j", async (change, field, message) => {
      const client = await api().client();
      const answer = await send(client, change);
      expectError(answer, "validation_error", message, message && field);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    });

    it("programs are told that all went well, or what a person would have done otherwise", async () => {
      const client = await api().client();
      expect(await send(client, { fax: "yes" })).toMatchObject({
        status: 201,
        body: { detail: leadMessages.received },
      });
      const { ticket } = (await api().anonymous.call("getFormTicket", { params: { companyName: client.slug } })).body;
      expectError(await send(client, { ticket }), "form_too_fast", visitorFormMessages.tooFast);
      const other = ticketOf(await api().client());
      expectError(await send(client, { ticket: other }), "form_outdated", visitorFormMessages.outdated);
      const linked = await send(client, { message: "https://pills.example" });
      expectError(linked, "form_has_links", visitorFormMessages.hasLinks);
      expect((await list(client)).count).toBe(0);
    });

    it("unknown and blocked cards are not found", async () => {
      const client = await api().client();
      expectError(await post("nobody-here", build(client)), "not_found");
      await (await api().admin()).call("blockClient", { params: { id: client.id } });
      expectError(await send(client), "not_found");
    });

    it("its company notes how it went, and is reminded of it", async () => {
      const client = await api().client();
      await send(client);
      await send(client, { name: "Ravi", email: "ravi@example.com" });
      const [ravi, asha] = (await list(client)).results;
      const update = async (id: number, json: unknown) =>
        (await client.call("updateLead", { params: { id }, json })).body;
      const changed = await update(asha.id, { status: "contacted", notes: " Wants 5 kg ", remind_on: "2026-12-01" });
      expect(leadSchema.parse(changed)).toMatchObject({
        status: "contacted",
        notes: "Wants 5 kg",
        remind_on: "2026-12-01",
      });
      expect(await update(asha.id, {})).toEqual(changed);
      expect(await names(client, { reminded: true })).toEqual(["Asha Rao"]);
      expect(await update(asha.id, { remind_on: "" })).toMatchObject({ status: "contacted", remind_on: null });
      for (const wrong of [{ status: "paid" }, { remind_on: "2026-02-30" }, { notes: "x".repeat(5_001) }])
        expectError(await client.call("updateLead", { params: { id: ravi.id }, json: wrong }), "validation_error");
      const { body } = await client.call("getLeadStats");
      expect(body).toEqual({ total: 2, new: 1, contacted: 1, won: 0, lost: 0 });
    });

    it("finds by name, phone, e-mail and message, and filters by status and kind", async () => {
      const client = await api().client();
      const product_id = await offer(client, "Vase");
      await send(client, { name: "आशा राव", phone: "+91 11111 22222", message: "" });
      await send(client, { name: "Ravi", phone: "", email: "ravi@example.com", message: "In BLUE, please" });
      await send(client, { name: "Zoya", kind: "question", items: [line(product_id)] });
      for (const [search, found] of [
        ["आशा", ["आशा राव"]],
        ["11111 2", ["आशा राव"]],
        ["RAVI@", ["Ravi"]],
        ["blue", ["Ravi"]],
        ["%", []],
      ] as const)
        expect(await names(client, { search })).toEqual(found);
      const [zoya] = (await list(client)).results;
      await client.call("updateLead", { params: { id: zoya.id }, json: { status: "won" } });
      expect(await names(client, { kind: "question" })).toEqual(["Zoya"]);
      expect(await names(client, { status: "new" })).toEqual(["Ravi", "आशा राव"]);
      expect(await names(client, { status: "won", kind: "contact" })).toEqual([]);
      expect(await names(client, { ordering: "created_at" })).toEqual(["आशा राव", "Ravi", "Zoya"]);
      expect(await names(client, { page_size: 2, page: 2 })).toEqual(["आशा राव"]);
    });

    it("goes as a table in which nothing runs, and as contacts that telephones read", async () => {
      const client = await api().client();
      const product_id = await offer(client, "Kaju Katli", "450");
      await send(client, { name: '=HYPERLINK("x")', phone: "", email: "x@example.com", message: "a;b,\nc" });
      await send(client, { name: "Ravi", kind: "order", items: [line(product_id, 2)], message: "", language: "hi" });
      const table = await client.call("exportLeads");
      expect(table.headers.get("content-disposition")).toMatch(
        /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"/,
      );
      const [head = [], ravi = []] = parse<string[]>(table.body.trim()).data;
      expect(head.join()).toBe(
        "created_at,kind,status,name,phone,email,message,items,total,currency,notes,remind_on,language,person",
      );
      expect(ravi.join()).toMatch(/Z,order,new,Ravi,'\+91 98765 43210,,,2 × Kaju Katli,900\.00,,,,hi,$/);
      expect(table.body).toContain(`"'=HYPERLINK(""x"")","","x@example.com","a;b,\nc"`);
      expect((await client.call("exportLeads", { query: { kind: "order" } })).body).not.toContain("HYPERLINK");

      const contacts = await client.call("exportLeadContacts");
      expect(contacts.headers.get("content-disposition")).toContain(".vcf");
      expect(readContacts(contacts.body)).toEqual([
        expect.objectContaining({ FN: "Ravi", TEL: "+91 98765 43210" }),
        expect.objectContaining({ FN: '=HYPERLINK("x")', EMAIL: "x@example.com", NOTE: "a;b,\nc" }),
      ]);
      expect((await client.call("exportLeadContacts", { query: { status: "won" } })).body).toBe("");
    });

    it("goes when it is deleted, and what is told of that names nobody", async () => {
      const client = await api().client();
      await send(client);
      const [{ id }] = (await list(client)).results;
      expect((await client.call("deleteLead", { params: { id } })).status).toBe(204);
      expectError(await client.call("deleteLead", { params: { id } }), "not_found");
      expect((await list(client)).count).toBe(0);
      const { body } = await client.call("listActivity");
      expect(body.results[0]).toMatchObject({ action: "lead_deleted", is_own: true, detail: "" });
      expect(JSON.stringify(body)).not.toContain("Asha");
    });

    it("administrators learn how many there are, and nothing of whose", async () => {
      const client = await api().client();
      await send(client);
      const [{ id }] = (await list(client)).results;
      const administrator = await api().admin();
      const before = (await administrator.call("getLeadStats")).body;
      await send(client);
      const after = (await administrator.call("getLeadStats")).body;
      expect(after).toEqual({ ...before, total: before.total + 1, new: before.new + 1 });
      for (const name of ["listLeads", "exportLeads", "exportLeadContacts", "getLead", "deleteLead"] as const)
        expectError(await administrator.call(name, { params: { id } }), "permission_denied", failures.permissionDenied);
    });
  });
}

function line(product_id: number, quantity = 1) {
  return { product_id, quantity };
}

/** The vCards of a file, each as a map of its properties. */
function readContacts(text: string): Record<string, string>[] {
  const cards = text.split(/(?=BEGIN:VCARD)/).map((card) => readVcard(Buffer.from(card)));
  return cards.map((card) => Object.fromEntries(card.map(({ name, value }) => [name, unescapeText(value)])));
}
