import { createAdministrator, hasAdministrator } from "@/provider/account/service";
import { createApp } from "@/provider/app";
import type { Deps } from "@/provider/deps";
import type { Db } from "@/provider/ports/database/schema";
import { Api, admin } from "../../../contract/api";
import { buildDeps, type TestDeps } from "../../build-deps";

export type TwoProcesses = {
  /** Calls go to the one and the other in turn. */
  api: Api;
  each: [Api, Api];
  deps: [Deps, Deps];
  close(): Promise<void>;
};

/** Two providers that share nothing but a database and the secret that they sign with. */
export async function startTwoProcesses(handles: readonly [Db, Db]): Promise<TwoProcesses> {
  const deps: [TestDeps, TestDeps] = [await buildDeps({ db: handles[0] }), await buildDeps({ db: handles[1] })];
  if (!(await hasAdministrator(deps[0]))) await createAdministrator(deps[0], admin);
  const apps = deps.map(createApp);
  const ask = (process: number) => (path: string, init: RequestInit) =>
    apps[process % 2]?.(new Request(`http://provider${path}`, init)) as Promise<Response>;
  let calls = 0;
  return {
    api: new Api((path, init) => ask(calls++)(path, init)),
    each: [new Api(ask(0)), new Api(ask(1))],
    deps,
    async close() {
      for (const { close } of deps) await close();
    },
  };
}

/** What `make` gives, so many times at once. */
export function atOnce<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

/** How often each status came. */
export function countStatuses(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
