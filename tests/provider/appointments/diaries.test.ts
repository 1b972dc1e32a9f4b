import type { RootOperationNode } from "kysely";
import { listBooked, type Whose } from "@/provider/appointments/repo";
import { openShops } from "../../contract/shops";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

let deps: TestDeps;
beforeEach(async () => {
  deps = await buildDeps();
});
afterEach(() => deps.close());

const month = { start: Date.parse("2026-11-01"), end: Date.parse("2026-12-01") };

/** How the database goes about it when what is booked in a diary is read. */
async function planOf(whose: Whose): Promise<string> {
  const nodes: RootOperationNode[] = [];
  const watched = deps.db.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await listBooked(watched, whose, month, "2026-11-01T00:00:00.000Z");
  const compiled = deps.db.getExecutor().compileQuery(nodes[0] as RootOperationNode, { queryId: "booked" });
  const plan = await deps.db.executeQuery<{ detail: string }>({
    ...compiled,
    sql: `explain query plan ${compiled.sql}`,
    query: { kind: "RawNode", sqlFragments: [], parameters: [] },
  });
  return plan.rows.map(({ detail }) => detail).join("\n");
}

test("what is booked is read by index, of a person among thousands and of the company without theirs", async () => {
  const times = "(person_id=? AND starts_at>? AND starts_at<?)";
  expect(await planOf({ client_id: 1, person_id: 7 })).toContain(`appointments_of_person_by_start ${times}`);
  const company = await planOf({ client_id: 1, person_id: null });
  expect(company).toContain("appointments_by_start (client_id=? AND starts_at>? AND starts_at<?)");
  expect(company).not.toMatch(/SCAN/);
});

test("a team whose form is asked for says whether its company gives appointments", async () => {
  const api = await openApi(deps);
  const { shop, choose } = openShops(() => api);
  const client = await shop();
  const gives = async () => (await client.call("getTeam")).body.takes_appointments;
  expect(await gives()).toBe(true);
  await choose(client, { is_on: false });
  expect(await gives()).toBe(false);
});
