import ICAL from "ical.js";
import { formatAppointment } from "@/lib/card/appointment-times";
import { appointmentListSchema } from "@/lib/contract/appointments/schema";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { appointmentMessages, english, fieldMessages, hindi, visitorFormMessages } from "../../english";
import { type Api, type ClientCaller, expectError } from "../api";
import { openShops } from "../shops";

export function describeAppointments(api: () => Api) {
  describe("appointments", () => {
    const { shop, look, find, ticketOf, build, post, ask, own, list, decide, withdraw } = openShops(api);
    /** Asks for the first free time, with a form in a language. */
    const askIn = async (client: ClientCaller, language: string) => {
      const { service, slots } = await find(client);
      const start = slots[0] ?? "";
      const { token } = (await post(client, build(client, { service, start, language }))).body;
      return { start, token: token as string };
    };
    const timeOf = (start: string) =>
      formatAppointment(hindi, { start, end: new Date(Date.parse(start) + 60 * 60_000).toISOString() }, "Asia/Kolkata");

    it("a visitor asks, the company alone sees it and confirms, and the visitor is told", async () => {
      const [client, stranger] = [await shop(), await shop()];
      const { service, day, slots } = await find(client);
      const [start = ""] = slots;
      const answer = await post(client, build(client, { service, start }));
      expect(answer.body).toEqual({
        detail: appointmentMessages.received,
        token: expect.stringMatching(/^[\w-]{22}$/),
      });
      const { token } = answer.body;
      const [appointment] = await list(client);
      expect(appointment).toEqual({
        id: expect.any(Number),
        status: "requested",
        service: "Hair cut",
        minutes: 60,
        price: "₹300",
        start,
        end: new Date(Date.parse(start) + 60 * 60_000).toISOString(),
        name: "Asha Rao",
        phone: "+91 98765 43210",
        note: "First time",
        message: "",
        token,
        consent: english.say(consentTexts.appointment(client.companyName)),
        language: null,
        reply: expect.stringMatching(/^Namaste Asha Rao, about your appointment: Hair cut on .+, 12 am – 1 am\.$/),
        person: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      });
      const id = appointment?.id ?? 0;
      expect(await list(client, { day })).toHaveLength(1);
      expect(await list(client, { day: "2099-01-01" })).toEqual([]);
      expect(await list(stranger)).toEqual([]);
      expectError(await decide(stranger, id, "confirmed"), "not_found");
      expectError(await stranger.call("getAppointmentFile", { params: { id } }), "not_found");

      expect((await decide(client, id, "confirmed", "Bring a towel")).body).toMatchObject({ status: "confirmed" });
      expect(await own(token)).toEqual({
        status: "confirmed",
        person: null,
        service: "Hair cut",
        minutes: 60,
        price: "₹300",
        start,
        end: appointment?.end,
        name: "Asha Rao",
        message: "Bring a towel",
        company: { slug: client.slug, company_name: client.companyName, phone: "+91 98765 43210", whatsapp: true },
        time_zone: "Asia/Kolkata",
        can_withdraw: true,
      });
      expect((await list(client, { status: "requested" })).length).toBe(0);
      const { results } = (await client.call("listNotifications")).body;
      expect(results[0]).toMatchObject({ kind: "appointment_requested", detail: "Asha Rao", subject_id: id });
    });

    it("what becomes of it is said in the visitor's language, with its page in that language", async () => {
      const client = await shop();
      const { start, token } = await askIn(client, "hi");
      const [asked] = await list(client);
      expect(asked).toMatchObject({
        language: "hi",
        consent: hindi.say(consentTexts.appointment(client.companyName)),
        reply: hindi("appointments.chat.waiting", { name: "Asha Rao", service: "Hair cut", time: timeOf(start) }),
      });
      const id = asked?.id ?? 0;
      const confirmed = (await decide(client, id, "confirmed")).body;
      expect(confirmed.reply).toContain(`https://cards.test/${client.slug}/hi/appointment/${token}`);
      expect(confirmed.reply).toContain(hindi("format.clock.am", { time: "12" }));
      expect((await decide(client, id, "refused")).body.reply).toMatch(
        new RegExp(`https://cards.test/${client.slug}/hi/appointment$`),
      );
      await decide(client, id, "confirmed");
      await withdraw(token);
      expect((await list(client))[0]?.reply).toBe(
        hindi("appointments.chat.withdrawn", { name: "Asha Rao", service: "Hair cut", time: timeOf(start) }),
      );
    });

    it.each([
      ["is the card's own", { language: "hi" }],
      ["is off", { languages_off: JSON.stringify(["hi"]) }],
    ])("the page has its bare address where the visitor's language %s", async (_, form) => {
      const client = await shop();
      const { token } = await askIn(client, "hi");
      await client.call("updateProfile", { form });
      const { body } = await decide(client, (await list(client))[0]?.id ?? 0, "confirmed");
      expect(body.reply).toContain(`https://cards.test/${client.slug}/appointment/${token}`);
    });

    it("a calendar has the page in the visitor's language, and the company's in the card's", async () => {
      const client = await shop();
      const { token } = await askIn(client, "hi");
      const [{ id } = { id: 0 }] = await list(client);
      const urlIn = ({ body }: { body: string }) => /^URL[^:]*:(.*)$/m.exec(body.replace(/\r\n /g, ""))?.[1]?.trim();
      const own = await api().anonymous.call("getOwnAppointmentFile", { params: { token } });
      expect(urlIn(own)).toBe(`https://cards.test/${client.slug}/hi/appointment/${token}`);
      const kept = await client.call("getAppointmentFile", { params: { id } });
      expect(urlIn(kept)).toBe(`https://cards.test/${client.slug}/appointment/${token}`);
    });

    it.each([1, 3])(
      "of fifty who ask for one time at once exactly as many get it as there is room for: %d",
      async (room) => {
        const client = await shop({ at_once: room });
        const { service, day, slots } = await find(client);
        const [start, next] = slots;
        const asking = Array.from({ length: 50 }, (_, index) =>
          post(client, build(client, { service, start, name: `Visitor ${index}` })),
        );
        const answers = await Promise.all(asking);
        const taken = answers.filter(({ status }) => status === 201);
        expect(taken).toHaveLength(room);
        for (const answer of answers)
          if (answer.status !== 201) expectError(answer, "slot_taken", appointmentMessages.slotTaken);
        expect(await list(client)).toHaveLength(room);
        const left = (await look(client, { service, day })).slots;
        expect(left).not.toContain(start);
        expect(left).toContain(next);
      },
    );

    it("nothing of another length overlaps either", async () => {
      const client = await shop();
      const long = await find(client, { service: 1 });
      expect((await post(client, build(client, { service: long.service, start: long.slots[1] }))).status).toBe(201);
      const short = await find(client);
      const [from, until] = [long.slots[1], long.slots[2]] as [string, string];
      expect(short.slots.filter((start) => start >= from && start < until)).toEqual([]);
      const within = new Date(Date.parse(from) + 60 * 60_000).toISOString();
      for (const start of [from, within])
        expectError(await post(client, build(client, { service: short.service, start })), "slot_taken");
      expect((await post(client, build(client, { service: short.service, start: until }))).status).toBe(201);
    });

    it("a form that is sent again is kept once, and answered as before", async () => {
      const client = await shop();
      const { service, slots } = await find(client);
      const form = build(client, { service, start: slots[0] });
      const answers = await Promise.all(Array.from({ length: 4 }, () => post(client, form)));
      for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
      expect(await list(client)).toHaveLength(1);
    });

    it.each([
      [{ name: " " }, "name", fieldMessages.nameRequired],
      [{ phone: "" }, "phone", fieldMessages.phoneRequired],
      [{ phone: "call me" }, "phone", fieldMessages.phoneInvalid],
      [{ start: "tomorrow" }, "start", appointmentMessages.timeRequired],
      [{ start: undefined }, "start", appointmentMessages.timeRequired],
      [{ service: undefined }, "service", appointmentMessages.serviceRequired],
      [{ note: "x".repeat(501) }, "note", fieldMessages.tooLong(500)],
      [{ consent: "" }, "consent", visitorFormMessages.keepingConsentRequired],
      [{ ticket: undefined }, "ticket", visitorFormMessages.outdated],
    ])("refuses %j", async (change, field, message) => {
      const answer = await ask(await shop(), change);
      expectError(answer, "validation_error", message, field);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    });

    it.each(["2020-01-01T10:00:00Z", "2099-01-01T10:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])(
      "no time but those that are offered: %s",
      async (start) => {
        expectError(await ask(await shop(), { start }), "slot_taken", appointmentMessages.slotTaken);
      },
    );

    it("not between two starts, not of a service that is not offered, nor of somebody else's", async () => {
      const [client, stranger] = [await shop(), await shop()];
      const { slots } = await find(client);
      const between = new Date(Date.parse(slots[0] ?? "") + 60_000).toISOString();
      expectError(await ask(client, { start: between }), "slot_taken");
      expectError(await ask(client, { service: "nothing" }), "slot_taken");
      expectError(await ask(client, { service: (await find(stranger)).service }), "slot_taken");
      expect(await look(client, { service: "nothing", day: "2026-12-01" })).toMatchObject({ days: [], slots: [] });
      const malformed = { params: { companyName: client.slug }, query: { day: "2026-02-30" } };
      expectError(await api().anonymous.call("listSlots", malformed), "validation_error");
      expect(await list(client)).toEqual([]);
    });

    it("programs are told that all went well, or what a person would have done otherwise", async () => {
      const client = await shop();
      expect((await ask(client, { fax: "yes" })).body).toEqual({ detail: appointmentMessages.received, token: null });
      expectError(await ask(client, { note: "https://pills.example" }), "form_has_links", visitorFormMessages.hasLinks);
      expectError(await ask(client, { ticket: ticketOf(await shop()) }), "form_outdated", visitorFormMessages.outdated);
      expect(await list(client)).toEqual([]);
    });

    it("a time is free again when it is refused, cancelled or withdrawn, and a decision may be taken back", async () => {
      const client = await shop();
      const { service, day, slots } = await find(client);
      const [start = ""] = slots;
      const isFree = async () => (await look(client, { service, day })).slots.includes(start);
      const { token } = (await post(client, build(client, { service, start }))).body;
      const [{ id = 0 } = {}] = await list(client);
      for (const [status, free] of [
        ["refused", true],
        ["requested", false],
        ["confirmed", false],
        ["cancelled", true],
        ["confirmed", false],
      ] as const) {
        expect((await decide(client, id, status)).body.status).toBe(status);
        expect(await isFree()).toBe(free);
      }
      await decide(client, id, "refused");
      const other = (await post(client, build(client, { service, start }))).body.token;
      expectError(await decide(client, id, "confirmed"), "slot_taken", appointmentMessages.slotTaken);
      expectError(await decide(client, id, "requested"), "slot_taken", appointmentMessages.slotTaken);
      expect(await own(token)).toMatchObject({ status: "refused", can_withdraw: false });

      expect((await withdraw(other)).body).toMatchObject({ status: "withdrawn", can_withdraw: false });
      expect((await withdraw(other)).body.status).toBe("withdrawn");
      expect((await withdraw(token)).body.status).toBe("refused");
      expect(await isFree()).toBe(true);
      const [withdrawn] = await list(client, { status: "withdrawn" });
      expectError(await decide(client, withdrawn?.id ?? 0, "confirmed"), "conflict", appointmentMessages.withdrawn);
      const { results } = (await client.call("listNotifications")).body;
      expect(results.map(({ kind }: { kind: string }) => kind)).toEqual([
        "appointment_withdrawn",
        "appointment_requested",
        "appointment_requested",
      ]);
    });

    it.each([
      { status: "expired" },
      { status: "withdrawn" },
      { status: "done" },
      {},
      { status: "refused", message: 7 },
    ])("a decision refuses %j", async (json) => {
      const client = await shop();
      await ask(client);
      const [{ id = 0 } = {}] = await list(client);
      expectError(await client.call("updateAppointment", { params: { id }, json }), "validation_error");
    });

    it("comes a page at a time, the next one first", async () => {
      const client = await shop({ at_once: 20 });
      const { service, slots } = await find(client);
      for (const slot of [5, 1, 3]) await post(client, build(client, { service, start: slots[slot] }));
      const starts = async (query: object) => (await list(client, query)).map(({ start }) => start);
      expect(await starts({})).toEqual([slots[1], slots[3], slots[5]]);
      expect(await starts({ page_size: 2, page: 2 })).toEqual([slots[5]]);
      const { body } = await client.call("listAppointments", { query: { page_size: 2, status: "nonsense" } });
      expect(appointmentListSchema.parse(body)).toEqual(body);
      expect(body).toMatchObject({ count: 3, time_zone: "Asia/Kolkata", previous: null });
    });

    it("goes into a calendar, and out of it by the same name and a higher number", async () => {
      const client = await shop();
      const hostile = "Asha\r\nEND:VEVENT\r\nBEGIN:VEVENT, 'x';\\";
      const { token } = (await ask(client, { name: hostile })).body;
      const [{ id = 0, start = "" } = {}] = await list(client);
      const ofVisitor = () => api().anonymous.call("getOwnAppointmentFile", { params: { token } });
      const read = async (answer: Promise<{ body: string; headers: Headers }>) => {
        const { body, headers } = await answer;
        expect(headers.get("content-disposition")).toContain(".ics");
        const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents("vevent");
        expect(events).toHaveLength(1);
        return Object.fromEntries(
          (events[0]?.getAllProperties() ?? []).map((one) => [one.name, String(one.getFirstValue())]),
        );
      };
      const asked = await read(ofVisitor());
      expect(asked).toMatchObject({ status: "TENTATIVE", sequence: "0", summary: `Hair cut – ${client.companyName}` });
      expect(asked.dtstart).toBe(start.replace(".000", ""));
      await decide(client, id, "confirmed", "Bring a towel;\nand time");
      const confirmed = await read(ofVisitor());
      expect(confirmed).toMatchObject({ status: "CONFIRMED", sequence: "1", description: "Bring a towel;\nand time" });
      const ofCompany = await read(client.call("getAppointmentFile", { params: { id } }));
      expect(ofCompany.summary).toContain("Asha");
      expect(ofCompany.description).toContain("+91 98765 43210");
      await withdraw(token);
      const gone = await read(ofVisitor());
      expect(gone).toMatchObject({ status: "CANCELLED", sequence: "2", uid: asked.uid });
      expect(ofCompany.uid).toBe(asked.uid);
    });

    it("cannot be guessed, and is nobody's once its company is blocked", async () => {
      const client = await shop();
      const { token } = (await ask(client)).body;
      const [{ id = 0 } = {}] = await list(client);
      for (const wrong of [String(id), "x".repeat(22), `${token}x`, token.slice(1), "%00", "..", "'--"])
        for (const name of ["getOwnAppointment", "getOwnAppointmentFile", "withdrawAppointment"] as const)
          expectError(await api().anonymous.call(name, { params: { token: wrong } }), "not_found");
      expect((await list(client))[0]?.status).toBe("requested");
      await (await api().admin()).call("blockClient", { params: { id: client.id } });
      expectError(await api().anonymous.call("getOwnAppointment", { params: { token } }), "not_found");
      expectError(await withdraw(token), "not_found");
      expectError(await api().anonymous.call("listSlots", { params: { companyName: client.slug } }), "not_found");
    });

    it("is found and deleted with what else its sender has sent", async () => {
      const client = await shop();
      const phone = "+91 90000 12345";
      const { token } = (await ask(client, { phone })).body;
      await ask(client, { name: "Somebody else" }, 1);
      const found = (await client.call("findVisitorData", { json: { contact: "9000012345" } })).body;
      expect(found).toMatchObject({ leads: [], appointments: [{ token, phone }] });
      const deleted = (await client.call("deleteVisitorData", { json: { contact: phone } })).body;
      expect(deleted).toEqual({ feedback: 0, leads: 0, appointments: 1 });
      expectError(await api().anonymous.call("getOwnAppointment", { params: { token } }), "not_found");
      expect((await list(client)).map(({ name }) => name)).toEqual(["Somebody else"]);
      const { results } = (await client.call("listNotifications")).body;
      expect(results.map(({ detail }: { detail: string }) => detail)).toEqual(["Somebody else"]);
    });
  });
}
