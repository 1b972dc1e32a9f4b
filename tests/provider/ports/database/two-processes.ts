import { createApp } from "@/provider/app";
import { createAdministrator, hasAdministrator } from "@/provider/identity/users/service";
import type { Db } from "@/provider/ports/database/schema";
import { Api, admin } from "../../../contract/api";
import { buildDeps, reach, type TestDeps } from "../../build-deps";

/**
 * Two providers that share nothing but a database and the signing secret. Read the result's properties inside tests
 * only; the processes start in `beforeAll`.
 */
export function openTwoProcesses(handles: () => readonly [Db, Db]) {
  let processes: Awaited<ReturnType<typeof startTwoProcesses>>;
  beforeAll(async () => {
    processes = await startTwoProcesses(handles());
  });
  afterAll(() => processes.close());
  return {
    get db(): Db {
      return handles()[0];
    },
    /** Calls alternate between the two. */
    get api(): Api {
      return processes.api;
    },
    get each(): [Api, Api] {
      return processes.each;
    },
  };
}

async function startTwoProcesses(handles: readonly [Db, Db]) {
  const deps: [TestDeps, TestDeps] = [await buildDeps({ db: handles[0] }), await buildDeps({ db: handles[1] })];
  if (!(await hasAdministrator(deps[0]))) await createAdministrator(deps[0], admin);
  const [first, second] = [reach(createApp(deps[0])), reach(createApp(deps[1]))];
  let calls = 0;
  const each: [Api, Api] = [new Api(first), new Api(second)];
  return {
    api: new Api((path, init) => (calls++ % 2 === 0 ? first : second)(path, init)),
    each,
    async close() {
      for (const { close } of deps) await close();
    },
  };
}

/** Runs `make` this many times concurrently. */
export function atOnce<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

/** How often each status came. */
export function countStatuses(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
