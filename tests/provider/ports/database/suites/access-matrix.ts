import { type Operation, pathOf } from "@/lib/contract/operation";
import { type OperationName, operations } from "@/lib/contract/operations";
import { can, type Principal, reaches, reachOf, visitorsData } from "@/lib/contract/policies";
import { insertAppointment } from "@/provider/appointments/repo";
import { insertLead } from "@/provider/leads/repo";
import type { DatabasePort } from "@/provider/ports/database/database";
import { migrate } from "@/provider/ports/database/migrate";
import type { Api, Caller, ClientCaller } from "../../../../contract/api";
import { addMember } from "../../../add-member";
import { buildDeps, openApi, type TestDeps } from "../../../build-deps";

type Who = { caller: Caller; principal: Principal };
type Person = { id: number; branch_id: number | null };

const unknown = { id: 999_999_999, companyName: "nobody-here" };
const guarded = (Object.entries(operations) as [OperationName, Operation][]).filter(
  ([, { access }]) => access !== "public",
);

/** Everybody and every call. `open` gives a database without tables. */
export function describeAccessMatrix(open: () => Promise<Pick<DatabasePort, "db" | "close">>): void {
  let database: Awaited<ReturnType<typeof open>>;
  let deps: TestDeps;
  let api: Api;
  let owner: ClientCaller;
  let everybody: Record<string, Who>;
  /** One in the first branch, whose card is the member's, another there, one in the second, one in none. */
  let people: Person[];

  beforeAll(async () => {
    database = await open();
    await migrate(database.db);
    deps = await buildDeps({ db: database.db });
    api = await openApi(deps);
    owner = await api.client();
    const branches = JSON.stringify([{ name: "Pune" }, { name: "Thane" }]);
    await owner.call("updateProfile", { form: { branches, person_cards: "true" } });
    people = [];
    for (const [name, branch_id] of Object.entries({ Asha: "1", Ravi: "1", Meera: "2", Dev: "" }))
      people.push((await owner.call("createPerson", { form: { name, branch_id } })).body);
    everybody = await gather();
  }, 60_000);
  afterAll(async () => {
    await deps.close();
    await database.close();
  });

  async function gather(): Promise<Record<string, Who>> {
    const clientId = owner.id;
    const stranger = await api.client();
    const join = async (role: "manager" | "member", rest: { personId?: number; branchIds?: number[] }) => ({
      caller: await addMember(deps, api, { clientId, role, ...rest }),
      principal: { role, clientId, ...rest },
    });
    return {
      member: await join("member", { personId: people[0]?.id }),
      "another member": await join("member", { personId: people[1]?.id }),
      manager: await join("manager", { branchIds: [1] }),
      "another branch's manager": await join("manager", { branchIds: [2] }),
      owner: { caller: owner, principal: { role: "owner", clientId } },
      "another company's owner": { caller: stranger, principal: { role: "owner", clientId: stranger.id } },
      "administrator at their own company": await joinAsAdministrator(stranger.id),
      administrator: { caller: await api.admin(), principal: { role: "administrator", withheld: visitorsData } },
    };
  }

  async function joinAsAdministrator(clientId: number): Promise<Who> {
    const caller = await addMember(deps, api, { clientId, role: "owner" });
    await deps.db.updateTable("users").set({ is_admin: true }).where("id", "=", caller.userId).execute();
    await caller.call("chooseCompany", { json: { client_id: clientId } });
    return { caller, principal: { role: "owner", clientId } };
  }

  test.each(guarded)("%s is closed to whoever may not", async (_, operation) => {
    const { method, access, answer } = operation;
    const ask = async (caller: Caller) => {
      const { body } = await caller.send(method, pathOf(operation, unknown), { json: {} });
      return body?.code;
    };
    const isRead = method === "GET" && answer !== "text/event-stream";
    expect(await ask(api.anonymous)).toBe("not_authenticated");
    for (const [name, { caller, principal }] of Object.entries(everybody)) {
      const may = access === "public" || can(principal, access);
      // What changes something and is allowed has tests of its own.
      if (!may) expect([name, await ask(caller)]).toEqual([name, "permission_denied"]);
      else if (isRead) expect([name, await ask(caller)]).not.toEqual([name, "permission_denied"]);
    }
  });

  /** Calls about one of something, each of which is somebody's or, but for people, the company's. */
  const single = {
    getLead: "leads",
    updateLead: "leads",
    getAppointmentFile: "appointments",
    getPerson: "people",
    updatePerson: "people",
  } as const satisfies Partial<Record<OperationName, "leads" | "appointments" | "people">>;
  const lists = { listLeads: "leads", listAppointments: "appointments", listPeople: "people" } as const;

  /** One of each by everybody, and one that is the company's. */
  async function placeAll() {
    const at = new Date().toISOString();
    const sent = { ...{ client_id: owner.id, name: "Kiran", phone: "98200 11111" }, created_at: at, updated_at: at };
    const said = { message: "", consent: "", language: null };
    const owners = [...people, null];
    const leads: number[] = [];
    const appointments: number[] = [];
    for (const [index, person] of owners.entries()) {
      const person_id = person?.id ?? null;
      const lead = { kind: "contact", status: "new", email: "", items: "[]", total: "0", currency: null, notes: "" };
      leads.push(
        await insertLead(deps.db, { ...sent, ...said, ...lead, person_id, ticket: `lead ${index}`, remind_on: null }),
      );
      const starts_at = new Date(Date.now() + (index + 1) * 86_400_000).toISOString();
      appointments.push(
        await insertAppointment(deps.db, {
          ...{ ...sent, ...said, person_id, ticket: `time ${index}`, token: `token ${index}`, status: "requested" },
          ...{ service: "Fitting", minutes: 30, price: "", note: "", sequence: 0, starts_at },
          ...{ ends_at: new Date(Date.parse(starts_at) + 1_800_000).toISOString(), held_until: starts_at },
        }),
      );
    }
    return { leads, appointments, people: people.map(({ id }) => id), owners };
  }

  test("of what is somebody's, each meets what is within reach, and nothing else", async () => {
    const { owners, ...placed } = await placeAll();
    for (const [name, { caller, principal }] of Object.entries(everybody)) {
      const isTheirs = principal.clientId === owner.id;
      const isReached = (index: number) => isTheirs && reaches(reachOf(principal), owners[index] ?? null);
      for (const [call, kind] of Object.entries(single) as [keyof typeof single, keyof typeof placed][]) {
        const may = can(principal, operations[call].access);
        for (const [index, id] of placed[kind].entries()) {
          const { body } = await caller.call(call, { params: { id }, json: {} });
          const refused = ["permission_denied", "not_found"].includes(body?.code);
          expect([name, call, index, !refused]).toEqual([name, call, index, may && isReached(index)]);
        }
      }
      for (const [call, kind] of Object.entries(lists) as [keyof typeof lists, keyof typeof placed][]) {
        if (!can(principal, operations[call].access)) continue;
        const { results } = (await caller.call(call)).body;
        const met = results
          .map(({ id }: { id: number }) => placed[kind].indexOf(id))
          .filter((index: number) => index >= 0);
        expect([name, call, met.toSorted()]).toEqual([name, call, [...placed[kind].keys()].filter(isReached)]);
      }
    }
  });

  test("a role that is taken away holds from the next call on", async () => {
    const { caller } = everybody.manager as Who;
    const { userId } = caller as Caller & { userId: number };
    const memberships = deps.db.updateTable("memberships").where("user_id", "=", userId);
    const seen = async () => (await caller.call("listPeople")).body.results?.length ?? 0;
    expect(await seen()).toBe(2);
    await memberships.set({ branch_ids: "[]" }).execute();
    expect(await seen()).toBe(0);
    await memberships.set({ role: "member" }).execute();
    expect((await caller.call("listPeople")).body.code).toBe("permission_denied");
    await deps.db.deleteFrom("memberships").where("user_id", "=", userId).execute();
    expect((await caller.call("listLeads")).body.code).toBe("permission_denied");
    expect((await caller.call("getCurrentUser")).status).toBe(200);
  });
}
