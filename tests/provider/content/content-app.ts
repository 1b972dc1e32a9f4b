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
  /** Keys of all stored files, sorted, after orphaned ones were removed. */
  keptKeys(): Promise<string[]>;
};

/** One app with real sign-in, database and files for all tests of a file; its clock advances with every reading. */
export function startContentApp(): () => ContentApp {
  let deps: TestDeps;
  let app: ContentApp;
  // Documents are inspected in worker threads, which are slow on a busy machine.
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
