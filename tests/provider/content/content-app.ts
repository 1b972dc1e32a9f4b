import { createApp } from "@/provider/app";
import type { Deps } from "@/provider/deps";
import { createAdministrator } from "@/provider/users/service";
import { Api, admin, type ClientCaller } from "../../contract/api";
import { buildDeps, type TestDeps } from "../build-deps";

export type ContentApp = {
  deps: Deps;
  /** A new client, signed in. */
  client(): Promise<ClientCaller>;
  /** When the client's card last changed. */
  cardTime(client: ClientCaller): Promise<string>;
  /** Keys of all stored files, sorted. */
  storedKeys(): Promise<string[]>;
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
    await createAdministrator(deps, admin);
    app = openContentApp(deps);
  });
  afterAll(() => deps.close());
  return () => app;
}

function openContentApp(deps: Deps): ContentApp {
  const handle = createApp(deps);
  const api = new Api((path, init) => handle(new Request(`http://provider${path}`, init)));
  return {
    deps,
    client: () => api.client(),
    async cardTime({ id }) {
      const clients = deps.db.selectFrom("clients").select("updated_at").where("id", "=", id);
      return (await clients.executeTakeFirstOrThrow()).updated_at;
    },
    async storedKeys() {
      const keys: string[] = [];
      for await (const key of deps.files.keys()) keys.push(key);
      return keys.sort();
    },
  };
}
