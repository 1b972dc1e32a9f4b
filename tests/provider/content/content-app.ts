import type { Deps } from "@/provider/deps";
import type { ClientCaller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { readCardTime } from "../card-time";
import { listKeptKeys } from "../media/kept-keys";

export type ContentApp = {
  deps: Deps;
  /** A new client, signed in. */
  client(): Promise<ClientCaller>;
  /** When the client's card last changed. */
  cardTime(client: ClientCaller): Promise<string>;
  /** Keys of all stored files, sorted, once those have gone that nothing names. */
  keptKeys(): Promise<string[]>;
};

/** One app with real sign-in, database and files for all tests of a file; its clock moves with every look at it. */
export function startContentApp(): () => ContentApp {
  let deps: TestDeps;
  let app: ContentApp;
  // Documents are looked into by threads of their own, which take their time on a busy machine.
  jest.setTimeout(60_000);

  beforeAll(async () => {
    let clock = Date.now();
    deps = await buildDeps({ now: () => new Date(++clock) });
    app = await openContentApp(deps);
  });
  afterAll(() => deps.close());
  return () => app;
}

async function openContentApp(deps: Deps): Promise<ContentApp> {
  const api = await openApi(deps);
  return {
    deps,
    client: () => api.client(),
    cardTime: ({ id }) => readCardTime(deps.db, id),
    keptKeys: () => listKeptKeys(deps),
  };
}
