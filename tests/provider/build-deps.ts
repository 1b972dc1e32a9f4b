import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createAdministrator } from "@/provider/account/service";
import { createApp } from "@/provider/app";
import { createSignInLimiter } from "@/provider/auth/sign-in-limiter";
import { openDatabase } from "@/provider/db/open";
import type { Deps } from "@/provider/deps";
import { createRateLimiter } from "@/provider/http/rate-limiter";
import { openDiskFiles } from "@/provider/ports/files/disk";
import { Api, admin } from "../contract/api";

export type TestDeps = Deps & {
  /** Closes the database and removes the folder. */
  close(): Promise<void>;
};

/** What a provider works with, on a fresh folder: real database, files and sign-in, without a limit of attempts. */
export async function buildDeps(overrides: Partial<Deps> = {}): Promise<TestDeps> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-provider-"));
  const db = await openDatabase(path.join(dataDir, "namaskard.db"));
  const loginRatePerMinute = 1_000_000;
  return {
    db,
    files: await openDiskFiles(path.join(dataDir, "media")),
    config: { dataDir, tokenSecret: "a secret for tests that is long enough", loginRatePerMinute, mediaBaseUrl: "" },
    signUpLimiter: createRateLimiter({ perMinute: 1_000_000 }),
    signInLimiter: createSignInLimiter({ loginRatePerMinute }),
    now: () => new Date(),
    ...overrides,
    async close() {
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The API over these deps, with its first administrator. */
export async function openApi(deps: Deps): Promise<Api> {
  await createAdministrator(deps, admin);
  const app = createApp(deps);
  return new Api((path, init) => app(new Request(`http://provider${path}`, init)));
}
