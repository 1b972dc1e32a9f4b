import { appointmentMessages, personMessages } from "../../english";
import { type Api, type ClientCaller, expectError } from "../api";
import { openShops } from "../shops";

const week = (from: string, to: string) =>
  JSON.stringify({
    week: Object.fromEntries(["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, [{ from, to }]])),
  });

export function describeOwnDiaries(api: () => Api) {
  describe("people's own hours and appointments", () => {
    const { shop, look, find, build, post, list, decide } = openShops(api);
    let numbers = 0;
    const phone = () => `98765${String(10_000 + numbers++)}`;
    const add = async (client: ClientCaller, form: Record<string, string> = {}) =>
      (await client.call("createPerson", { form: { name: "Ravi", ...form } })).body.id as number;
    const change = (client: ClientCaller, id: number, form: Record<string, string>) =>
      client.call("updatePerson", { params: { id }, form });
    const book = (client: ClientCaller, form: { service: string; start?: string; person?: number }) =>
      post(client, build(client, { ...form, phone: phone() }));
    /** On the shop's clock, an hour is one step. */
    const hoursOf = (slots: string[]) =>
      slots.map((slot) => new Date(Date.parse(slot) + 5.5 * 60 * 60_000).toISOString().slice(11, 16));

    it("are checked as a company's, kept, told and taken away again", async () => {
      const client = await shop();
      const created = await add(client);
      const read = async () => (await client.call("getPerson", { params: { id: created } })).body;
      expect(await read()).toMatchObject({ hours: null, appointments: "company" });
      const { status, body } = await change(client, created, { hours: week("10:00", "13:00"), appointments: "own" });
      expect([status, body.hours.week.sun, body.appointments]).toEqual([200, [{ from: "10:00", to: "13:00" }], "own"]);
      expect(await read()).toEqual(expect.objectContaining({ hours: body.hours, appointments: "own" }));
      const params = { companyName: client.slug, id: created };
      const told = (await api().anonymous.call("getCompanyPerson", { params })).body;
      expect(told).toMatchObject({ hours: body.hours, appointments: "own" });
      expect((await change(client, created, { role: "Sales" })).body).toMatchObject({ hours: body.hours });
      for (const hours of ["x", "[]", '{"week":{"mon":[{"from":"9","to":"10:00"}]}}'])
        expectError(await change(client, created, { hours }), "validation_error");
      expectError(
        await change(client, created, { appointments: "always" }),
        "validation_error",
        personMessages.appointmentsInvalid,
        "appointments",
      );
      expect((await change(client, created, { hours: "" })).body).toMatchObject({ hours: null, appointments: "own" });
    });

    it("are free by the person's hours, else the branch's, else the company's", async () => {
      const client = await shop();
      const branches = JSON.stringify([{ name: "Pune", opening_hours: JSON.parse(week("15:00", "17:00")) }]);
      await client.call("updateProfile", { form: { branches } });
      const person = await add(client, { appointments: "own", branch_id: "1", hours: week("10:00", "13:00") });
      const offered = async () => hoursOf((await find(client, { person })).slots);
      expect(await offered()).toEqual(["10:00", "11:00", "12:00"]);
      await client.call("updateProfile", { form: { member_rules: '{"hours":"hidden"}' } });
      expect(await offered()).toEqual(["15:00", "16:00"]);
      await client.call("updateProfile", { form: { member_rules: "" } });
      await change(client, person, { hours: "" });
      expect(await offered()).toEqual(["15:00", "16:00"]);
      await change(client, person, { branch_id: "" });
      expect(await offered()).toHaveLength(24);
      await change(client, person, { hours: week("10:00", "13:00"), appointments: "company" });
      expect(await offered()).toHaveLength(24);
      await client.call("updateProfile", { form: { opening_hours: "" } });
      await change(client, person, { appointments: "own" });
      const params = { companyName: client.slug };
      expectError(await api().anonymous.call("listSlots", { params, query: { person } }), "not_found");
    });

    it("stand in a diary of their own, in which there is one at a time", async () => {
      const client = await shop({ at_once: 2 });
      const [ravi, asha] = [await add(client, { appointments: "own" }), await add(client, { appointments: "own" })];
      const { service, day, slots } = await find(client, { person: ravi });
      const [start = ""] = slots;
      const free = async (person?: number) => (await look(client, { service, day, person })).slots.includes(start);
      expect((await book(client, { service, start, person: ravi })).status).toBe(201);
      expect(await Promise.all([ravi, asha, undefined].map(free))).toEqual([false, true, true]);
      expectError(await book(client, { service, start, person: ravi }), "slot_taken", appointmentMessages.slotTaken);
      for (let times = 0; times < 2; times++) expect((await book(client, { service, start })).status).toBe(201);
      expect(await Promise.all([ravi, asha, undefined].map(free))).toEqual([false, true, false]);
      expect((await book(client, { service, start, person: asha })).status).toBe(201);
      await change(client, ravi, { appointments: "company" });
      expect(await free(ravi)).toBe(false);
    });

    it("of two at once one is booked", async () => {
      const client = await shop({ at_once: 5 });
      const person = await add(client, { appointments: "own" });
      const { service, slots } = await find(client, { person });
      const both = await Promise.all([0, 1].map(() => book(client, { service, start: slots[0], person })));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await list(client)).toMatchObject([{ person: { id: person } }]);
    });

    it("may be handed over to somebody who is busy then, and are not confirmed twice there", async () => {
      const client = await shop();
      const [ravi, asha] = [await add(client, { appointments: "own" }), await add(client, { appointments: "own" })];
      const { service, slots } = await find(client, { person: ravi });
      const [start] = slots;
      for (const person of [asha, ravi]) await book(client, { service, start, person });
      const rows = await list(client);
      const [own, other] = [ravi, asha].map((id) => rows.find(({ person }) => person?.id === id)?.id ?? 0);
      const params = { id: own ?? 0 };
      const json = { person_id: asha };
      expect((await client.call("handOverAppointment", { params, json })).body).toMatchObject({ person: { id: asha } });
      expect((await decide(client, other ?? 0, "confirmed")).status).toBe(200);
      expectError(await decide(client, own ?? 0, "confirmed"), "slot_taken", appointmentMessages.slotTaken);
      await client.call("handOverAppointment", { params, json: { person_id: ravi } });
      expect((await decide(client, own ?? 0, "confirmed")).status).toBe(200);
    });

    it("are not given by who gives none; of nobody known they are the company's", async () => {
      const client = await shop();
      const person = await add(client, { appointments: "off" });
      const { service, slots } = await find(client);
      const params = { companyName: client.slug };
      const ask = (person: number | string) => api().anonymous.call("listSlots", { params, query: { person } });
      expectError(await ask(person), "not_found");
      expectError(await book(client, { service, start: slots[0], person }), "not_found");
      expect(await list(client)).toEqual([]);
      for (const nobody of [person + 1_000, "x", -1, ""]) expect((await ask(nobody)).status).toBe(200);
      const stranger = await shop();
      const theirs = await add(stranger, { appointments: "off" });
      expect((await ask(theirs)).status).toBe(200);
    });
  });
}
