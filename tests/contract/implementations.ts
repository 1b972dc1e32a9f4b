import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openProvider } from "@/provider/open";
import { findFreePort } from "../free-port";
import { hasPostgres, openPostgres } from "../servers/postgres";
import { admin, type Transport } from "./api";

export type Implementation = { transport: Transport; close(): Promise<void> };

/** The ways to run the service; the suite is the same for each. */
export const implementations: Record<string, () => Promise<Implementation>> = {
  "in this process": () => openInProcess(),
  "over HTTP, stand-alone": openOverHttp,
  ...(hasPostgres() && { "on PostgreSQL": openOnPostgres }),
};

async function openOnPostgres(): Promise<Implementation> {
  const server = await openPostgres();
  if (!server) throw new Error("PostgreSQL was there when its tests were named");
  const implementation = await openInProcess(server.url);
  return {
    ...implementation,
    async close() {
      await implementation.close();
      await server.close();
    },
  };
}

async function openInProcess(databaseUrl?: string): Promise<Implementation> {
  const dataDir = await makeDataDir();
  const provider = await openProvider({
    dataDir,
    databaseUrl,
    tokenSecret: "a secret for tests that is long enough",
    loginRatePerMinute: 1_000_000,
    mediaBaseUrl: "",
    adminEmail: admin.email,
    adminPassword: admin.password,
    seedDemo: false,
  });
  return {
    transport: (path, init) => provider.fetch(new Request(`http://provider${path}`, init)),
    async close() {
      await provider.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openOverHttp(): Promise<Implementation> {
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
