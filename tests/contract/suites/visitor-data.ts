import { randomUUID } from "node:crypto";
import { visitorDataSchema } from "@/lib/contract/privacy/schema";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import { formOf, signTicket } from "@/provider/kernel/http/tickets";
import { english, fieldMessages } from "../../english";
import { testKeys } from "../../provider/test-options";
import { type Api, type Caller, type ClientCaller, expectError } from "../api";

export function describeVisitorData(api: () => Api) {
  describe("visitors' data", () => {
    /** Sends a form opened long enough ago for a person to fill it in, from a network of its own. */
    const send = async (name: "sendLead" | "sendFeedback", { id, slug }: ClientCaller, input: object) => {
      const ticket = signTicket(testKeys, formOf(id), new Date(Date.now() - visitorFormLimits.soonest));
      const init = { headers: { "x-client-address": randomUUID() } };
      const json = { ...input, ticket, consent: true };
      const { status } = await api().anonymous.call(name, { params: { companyName: slug }, json, init });
      expect(status).toBe(201);
    };
    const sendLead = (client: ClientCaller, change: object) =>
      send("sendLead", client, { kind: "contact", name: "Asha Rao", message: "Do you deliver?", ...change });
    const sendFeedback = (client: ClientCaller, customer_email: string, customer_phone = "") =>
      send("sendFeedback", client, {
        customer_name: "Asha Rao",
        customer_email,
        customer_phone,
        rating: 5,
        message: "As it should be",
      });
    const find = async (caller: Caller, contact: string) =>
      visitorDataSchema.parse((await caller.call("findVisitorData", { json: { contact } })).body);
    const count = async (caller: Caller, contact: string) => {
      const { feedback, leads } = await find(caller, contact);
      return { feedback: feedback.length, leads: leads.length };
    };
    const remove = async (caller: Caller, contact: string) =>
      (await caller.call("deleteVisitorData", { json: { contact } })).body;
    const newEmail = () => `asha-${randomUUID()}@example.com`;

    it("is found by e-mail address, whole, with what was agreed to, by its company alone", async () => {
      const [client, stranger] = [await api().client(), await api().client()];
      const email = newEmail();
      await sendLead(client, { email: email.toUpperCase() });
      await sendLead(client, { email: newEmail() });
      await sendLead(client, { email, message: "Please call" });
      await sendFeedback(client, email);
      const found = await find(client, ` ${email.toUpperCase()} `);
      expect(found).toEqual({
        feedback: [
          expect.objectContaining({
            customer_email: email,
            consent: english.say(consentTexts.feedback(client.companyName)),
          }),
        ],
        leads: ["Please call", "Do you deliver?"].map((message) =>
          expect.objectContaining({ email, message, consent: english.say(consentTexts.lead(client.companyName)) }),
        ),
        appointments: [],
      });
      expect(JSON.stringify(found)).not.toContain("company_name");
      expect(await count(client, email.slice(1))).toEqual({ feedback: 0, leads: 0 });
      expect(await count(stranger, email)).toEqual({ feedback: 0, leads: 0 });
    });

    it("is found by number, however it is written, and not by another country's", async () => {
      const client = await api().client();
      for (const phone of ["98200 11223", "+91 98200-11223", "098200 11223"]) await sendLead(client, { phone });
      await sendLead(client, { phone: "+1 982 001 1223" });
      await sendLead(client, { phone: "1800-22" });
      for (const contact of ["9820011223", "+91 (98200) 11223", "0091 9820011223", "91 98200 11223"])
        expect([contact, await count(client, contact)]).toEqual([contact, { feedback: 0, leads: 3 }]);
      for (const contact of ["+19820011223", "180022"])
        expect([contact, await count(client, contact)]).toEqual([contact, { feedback: 0, leads: 1 }]);
      for (const contact of ["98200 1122", "11223", "8200 11223"])
        expect([contact, await count(client, contact)]).toEqual([contact, { feedback: 0, leads: 0 }]);
    });

    it("is found and goes by the number that came with a review", async () => {
      const client = await api().client();
      await sendFeedback(client, "", "98200 11224");
      await sendFeedback(client, "", "+1 982 001 1224");
      await sendFeedback(client, newEmail());
      const { feedback } = await find(client, "+91 (98200) 11224");
      expect(feedback).toEqual([expect.objectContaining({ customer_phone: "98200 11224", customer_email: "" })]);
      expect(await remove(client, "098200-11224")).toEqual({ feedback: 1, leads: 0, appointments: 0 });
      expect((await client.call("listFeedback")).body.count).toBe(2);
    });

    it("goes when it is asked to, from the card too, and what is told of that names nobody", async () => {
      const [client, stranger] = [await api().client(), await api().client()];
      const [email, other] = [newEmail(), newEmail()];
      for (const owner of [client, stranger]) await sendLead(owner, { email });
      for (const address of [email, other]) await sendFeedback(client, address);
      const params = { id: (await find(client, email)).feedback[0]?.id ?? 0 };
      await client.call("updateFeedback", { params, json: { status: "approved" } });
      const show = async () =>
        (await api().anonymous.call("listCompanyFeedback", { params: { companyName: client.slug } })).body.count;
      expect(await show()).toBe(1);
      const countNotifications = async (owner: Caller) => (await owner.call("listNotifications")).body.count;
      expect(await countNotifications(client)).toBe(3);

      expect(await remove(client, email)).toEqual({ feedback: 1, leads: 1, appointments: 0 });
      expect(await show()).toBe(0);
      expect([await countNotifications(client), await countNotifications(stranger)]).toEqual([1, 1]);
      expect([await count(client, email), await count(client, other)]).toEqual([
        { feedback: 0, leads: 0 },
        { feedback: 1, leads: 0 },
      ]);
      expect(await count(stranger, email)).toEqual({ feedback: 0, leads: 1 });
      expect(await remove(client, email)).toEqual({ feedback: 0, leads: 0, appointments: 0 });

      const { body } = await client.call("listActivity");
      const told = { action: "visitor_data_deleted", is_own: true, detail: "1 review, 1 enquiry, 0 appointments" };
      expect(body.results.filter(({ action }: { action: string }) => action === told.action)).toEqual([
        expect.objectContaining(told),
      ]);
      expect(JSON.stringify(body)).not.toMatch(/asha/i);
    });

    it("of all companies is found and deleted by administrators, who may not look at leads otherwise", async () => {
      const [first, second, admin] = [await api().client(), await api().client(), await api().admin()];
      const email = newEmail();
      await sendLead(first, { email });
      await sendFeedback(second, email);
      const { feedback, leads } = await find(admin, email);
      expect(leads).toEqual([expect.objectContaining({ client_id: first.id, company_name: first.companyName })]);
      expect(feedback).toEqual([expect.objectContaining({ client_id: second.id, company_name: second.companyName })]);
      expectError(await admin.call("listLeads"), "permission_denied");

      expect(await remove(admin, email)).toEqual({ feedback: 1, leads: 1, appointments: 0 });
      for (const caller of [first, second, admin])
        expect(await count(caller, email)).toEqual({ feedback: 0, leads: 0 });
      const { results } = (await first.call("listActivity")).body;
      expect(results[0]).toMatchObject({
        action: "visitor_data_deleted",
        is_own: false,
        detail: "0 reviews, 1 enquiry, 0 appointments",
      });
    });

    it("is not stored under an idempotency key: the same key may ask about another person, and finds no deleted data", async () => {
      const client = await api().client();
      const [one, other] = [newEmail(), newEmail()];
      await sendLead(client, { email: one });
      await sendFeedback(client, other);
      const init = { headers: { "idempotency-key": randomUUID() } };
      const look = async (contact: string) => {
        const { body } = await client.call("findVisitorData", { json: { contact }, init });
        return [body.leads.length, body.feedback.length];
      };
      expect(await look(one)).toEqual([1, 0]);
      expect(await look(other)).toEqual([0, 1]);
      for (const contact of [one, other])
        expect((await client.call("deleteVisitorData", { json: { contact }, init })).status).toBe(200);
      expect([await look(one), await look(other)]).toEqual([
        [0, 0],
        [0, 0],
      ]);
    });

    it.each([undefined, "", " ", "asha", "@example.com", "98", "%", 7])(
      "asks for a whole address or number, not %j",
      async (contact) => {
        const client = await api().client();
        for (const name of ["findVisitorData", "deleteVisitorData"] as const)
          expectError(
            await client.call(name, { json: { contact } }),
            "validation_error",
            fieldMessages.contactRequired,
            "contact",
          );
      },
    );
  });
}
