import { type Operation, pathOf } from "@/lib/contract/operation";
import { type OperationName, operations } from "@/lib/contract/operations";
import { can, type Principal, visitorsData } from "@/lib/contract/policies";
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
      administrator: { caller: await api.admin(), principal: { role: "administrator", withheld: visitorsData } },
    };
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
}
