import { randomUUID } from "node:crypto";
import type { Appointment, OwnAppointment, Slots } from "@/lib/contract/appointments/schema";
import { weekdays } from "@/lib/contract/clock";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import { formOf, signTicket } from "@/provider/kernel/http/tickets";
import { testKeys } from "../provider/test-options";
import type { Api, ClientCaller } from "./api";

export const settings = {
  is_on: true,
  services: [
    { name: "Hair cut", minutes: 60, price: "₹300" },
    { name: "Colour", minutes: 120, price: "" },
  ],
  step: null,
  at_once: 1,
  notice_hours: 0,
  ahead_days: 30,
};
/** Open day and night. */
export const always = { week: Object.fromEntries(weekdays.map((day) => [day, [{ from: "00:00", to: "00:00" }]])) };

type Finding = { service?: number; days?: number; person?: number };

/** Companies that take appointments, and visitors who request them. */
export function openShops(api: () => Api) {
  const choose = (client: ClientCaller, change: Record<string, unknown> = {}) =>
    client.call("writeAppointmentSettings", { json: { ...settings, ...change } });
  /** A client that is open day and night and takes appointments. */
  const shop = async (change: Record<string, unknown> = {}): Promise<ClientCaller> => {
    const client = await api().client();
    const form = { opening_hours: JSON.stringify(always), time_zone: "Asia/Kolkata" };
    await client.call("updateProfile", { form });
    expect((await choose(client, change)).status).toBe(200);
    return client;
  };
  /** A new network for each call, to stay below the rate limits. */
  const anybody = () => ({ headers: { "x-client-address": randomUUID() } });
  const look = async (
    { slug: companyName }: ClientCaller,
    query: { service?: string; day?: string; person?: number } = {},
  ) => (await api().anonymous.call("listSlots", { params: { companyName }, query, init: anybody() })).body as Slots;
  /** The free times of one service, on its `days`-th free day; of a `person`'s, where they have their own. */
  const find = async (client: ClientCaller, { service = 0, days = 3, person }: Finding = {}) => {
    const { services } = await look(client);
    const id = services[service]?.id ?? "";
    const day = (await look(client, { service: id, person })).days[days] ?? "";
    return { service: id, day, slots: (await look(client, { service: id, day, person })).slots };
  };
  const ticketOf = ({ id }: ClientCaller) =>
    signTicket(testKeys, formOf(id), new Date(Date.now() - visitorFormLimits.soonest));
  const build = (client: ClientCaller, change: Record<string, unknown> = {}) => ({
    name: "Asha Rao",
    phone: "+91 98765 43210",
    note: "First time",
    ticket: ticketOf(client),
    consent: true,
    ...change,
  });
  const post = ({ slug: companyName }: ClientCaller, json: unknown) =>
    api().anonymous.call("sendAppointment", {
      params: { companyName },
      json,
      init: anybody(),
    });
  /** Requests a free time, by default the first. */
  const ask = async (client: ClientCaller, change: Record<string, unknown> = {}, slot = 0) => {
    const { service, slots } = await find(client);
    return post(client, build(client, { service, start: slots[slot], ...change }));
  };
  const own = async (token: string) =>
    (await api().anonymous.call("getOwnAppointment", { params: { token } })).body as OwnAppointment;
  const list = async (client: ClientCaller, query = {}) =>
    (await client.call("listAppointments", { query })).body.results as Appointment[];
  const decide = (client: ClientCaller, id: number, status: string, message?: string) =>
    client.call("updateAppointment", { params: { id }, json: { status, message } });
  const withdraw = (token: string) =>
    api().anonymous.call("withdrawAppointment", {
      params: { token },
      init: anybody(),
    });
  return { choose, shop, look, find, build, post, ask, own, list, decide, withdraw, ticketOf };
}
