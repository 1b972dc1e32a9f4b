import type { Appointment } from "@/lib/contract/appointments/schema";
import type { Lead } from "@/lib/contract/leads/schema";
import type { Notification } from "@/lib/contract/notifications/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import { formOf, signTicket } from "@/provider/kernel/http/tickets";
import type { Api, Caller } from "../contract/api";
import { openShops } from "../contract/shops";
import { addMember } from "./add-member";
import type { TestDeps } from "./build-deps";
import { testKeys } from "./test-options";

type Name = "Asha" | "Ravi" | "Meera" | "Dev";
/** Whose card something is sent from; "company" is its own. */
export type Place = Name | "company";

export type Team = Awaited<ReturnType<typeof buildTeam>>;

/**
 * A company with two branches: Asha and Ravi are in the first, Meera in the second, Dev in none. Asha and Meera have
 * accounts, each branch has a manager, and one member is nobody's.
 */
export async function buildTeam(deps: TestDeps, api: Api) {
  const { shop, ask } = openShops(() => api);
  const owner = await shop({ at_once: 20 });
  await owner.call("updateProfile", { form: { branches: JSON.stringify([{ name: "Pune" }, { name: "Thane" }]) } });
  const add = async (name: Name, branch_id: string) =>
    (await owner.call("createPerson", { form: { name, branch_id } })).body.id as number;
  const people: Record<Name, number> = {
    ...{ Asha: await add("Asha", "1"), Ravi: await add("Ravi", "1") },
    ...{ Meera: await add("Meera", "2"), Dev: await add("Dev", "") },
  };
  const clientId = owner.id;
  const who = {
    owner,
    manager: await addMember(deps, api, { clientId, role: "manager", branchIds: [1] }),
    "other manager": await addMember(deps, api, { clientId, role: "manager", branchIds: [2] }),
    Asha: await addMember(deps, api, { clientId, role: "member", personId: people.Asha }),
    Meera: await addMember(deps, api, { clientId, role: "member", personId: people.Meera }),
    unknown: await addMember(deps, api, { clientId, role: "member" }),
  };
  const idOf = (place: Place) => (place === "company" ? undefined : people[place]);
  const ticket = () =>
    signTicket(testKeys, formOf(clientId), new Date(deps.now().getTime() - visitorFormLimits.soonest));

  async function send(place: Place, change: Record<string, unknown> = {}): Promise<number> {
    const json = { kind: "contact", name: `From ${place}`, phone: "98765 43210", ticket: ticket(), consent: true };
    const sent = await api.anonymous.call("sendLead", {
      params: { companyName: owner.slug },
      json: { ...json, person: idOf(place), ...change },
      init: { headers: { "x-client-address": crypto.randomUUID() } },
    });
    expect(sent.status).toBe(201);
    return (await leads(owner))[0]?.id ?? 0;
  }

  let asked = 0;
  async function book(place: Place): Promise<number> {
    // One number may ask a few times only.
    const phone = `98765432${String(asked++).padStart(2, "0")}`;
    const sent = await ask(owner, { name: `From ${place}`, phone, person: idOf(place), ticket: ticket() });
    expect(sent.status).toBe(201);
    const rows = await appointments(owner, { page_size: 100 });
    return Math.max(...rows.map(({ id }) => id));
  }

  const leads = async (caller: Caller, query = {}): Promise<Lead[]> =>
    (await caller.call("listLeads", { query })).body.results;
  const appointments = async (caller: Caller, query = {}): Promise<Appointment[]> =>
    (await caller.call("listAppointments", { query })).body.results;
  const notificationsOf = async (caller: Caller): Promise<Notification[]> =>
    (await caller.call("listNotifications", { query: { page_size: 100 } })).body.results;

  return { owner, people, who, send, book, leads, appointments, notificationsOf };
}
