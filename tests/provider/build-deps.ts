import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startRecording } from "@/provider/analytics/events/service";
import { createApp, type Provider } from "@/provider/app";
import type { Deps } from "@/provider/deps";
import { createSignInLimiter } from "@/provider/identity/sign-in/limiter";
import { createAdministrator } from "@/provider/identity/users/service";
import { createAnnounce } from "@/provider/kernel/write/announce";
import { createStreams } from "@/provider/notifications/streams";
import { openSqlite } from "@/provider/ports/database/sqlite";
import { openDiskFiles } from "@/provider/ports/files/disk";
import { noMail } from "@/provider/ports/mail/open";
import { findNowhere } from "@/provider/ports/places";
import { createWebPush } from "@/provider/ports/push/web-push";
import { createMemoryState } from "@/provider/ports/shared/memory";
import { Api, admin, type Transport } from "../contract/api";
import { copyMigratedDatabase } from "./migrated-database";
import { testOptions } from "./test-options";

export type TestDeps = Deps & {
  /** Closes the database and removes the folder. */
  close(): Promise<void>;
};

/** Dependencies in a new folder: real database, files and sign-in, without a rate limit of attempts. */
export async function buildDeps(overrides: Partial<Deps> = {}): Promise<TestDeps> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-provider-"));
  const file = path.join(dataDir, "namaskard.db");
  await copyMigratedDatabase(file);
  const database = await openSqlite(file);
  const { now = () => new Date() } = overrides;
  const shared = createMemoryState({ elapsed: () => now().getTime() });
  const ready = {
    db: database.db,
    files: await openDiskFiles(path.join(dataDir, "media")),
    announce: createAnnounce(async () => {}),
    config: { ...testOptions, dataDir },
    shared,
    mail: noMail,
    push: createWebPush({ ...testOptions, secret: testOptions.tokenSecret, services: testOptions.pushServices }),
    oidc: null,
    cdn: null,
    gateway: null,
    streams: createStreams(shared),
    signInLimiter: createSignInLimiter({ ...testOptions, shared }),
    findPlace: findNowhere,
    now,
    ...overrides,
  };
  const recorder = startRecording(ready);
  return {
    ...ready,
    recorder,
    async close() {
      ready.streams.close();
      await recorder.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The API over these deps, with its first administrator. */
export async function openApi(deps: Deps): Promise<Api> {
  await createAdministrator(deps, admin);
  return new Api(reach(createApp(deps)));
}

/** Calls to a provider in this process. */
export function reach(provider: Provider): Transport {
  return (path, init) => provider(new Request(`http://provider${path}`, init));
}
