import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type OpenOptions, openProvider } from "@/provider/open";
import { findFreePort } from "../free-port";
import { testOptions } from "../provider/test-options";
import { optionsOf } from "../servers/s3";
import { openSharedServers } from "../servers/shared-servers";
import { admin, type Transport } from "./api";

export type Implementation = { transport: Transport; close(): Promise<void> };

/** In this process, on all three shared servers, which stop with it. */
export async function openOnSharedServers(): Promise<Implementation> {
  const servers = await openSharedServers();
  if (!servers) throw new Error("A server was there when its tests were named");
  const { postgres, redis, s3 } = servers;
  const implementation = await openInProcess({
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    s3: optionsOf(s3),
  });
  return {
    ...implementation,
    async close() {
      await implementation.close();
      await servers.close();
    },
  };
}

export async function openInProcess(options: Partial<OpenOptions> = {}): Promise<Implementation> {
  const dataDir = await makeDataDir();
  const provider = await openProvider({
    dataDir,
    ...testOptions,
    adminEmail: admin.email,
    adminPassword: admin.password,
    ...options,
  });
  return {
    transport: (path, init) => provider.fetch(new Request(`http://provider${path}`, init)),
    async close() {
      await provider.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function openOverHttp(): Promise<Implementation> {
  const dataDir = await makeDataDir();
  const port = await findFreePort();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    PROVIDER_PORT: String(port),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOGIN_RATE_PER_MINUTE: "1000000",
    SEED_DEMO: "false",
    TOKEN_SECRET: testOptions.tokenSecret,
  } as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, ["server/start.mjs", "provider"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(child, `${url}/api/public/company/nobody/`);
  return {
    transport: (path, init) => fetch(url + path, init),
    async close() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitFor(child: ChildProcess, url: string): Promise<void> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    const answer = await fetch(url).catch(() => null);
    if (answer && answer.status !== 503) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error(`The stand-alone provider did not start:\n${output}`);
}

function makeDataDir(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), "namaskard-contract-"));
}
