import { addVisitors } from "@/provider/analytics/milestones";
import { write } from "@/provider/kernel/write/write";
import type { ClientCaller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

let deps: TestDeps;
let client: ClientCaller;
beforeEach(async () => {
  deps = await buildDeps();
  client = await (await openApi(deps)).client();
});
afterEach(() => deps.close());

const add = (count: number) =>
  write(deps, { actorId: null, address: "" }, (open) => addVisitors(open, client.id, count));
const told = async () =>
  (await client.call("listNotifications")).body.results.map(({ kind, count }: { kind: string; count: number }) => [
    kind,
    count,
  ]);

test("a company is told of each milestone once, also where figures come down and go up again", async () => {
  await add(99);
  expect(await told()).toEqual([]);
  await add(1);
  expect(await told()).toEqual([["milestone_reached", 100]]);
  await add(-10);
  await add(10);
  await add(0);
  expect(await told()).toHaveLength(1);
  await add(400);
  expect(await told()).toEqual([
    ["milestone_reached", 500],
    ["milestone_reached", 100],
  ]);
});

test("of several at once the highest is told", async () => {
  await add(12_000);
  expect(await told()).toEqual([["milestone_reached", 10_000]]);
});
