import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Pair, startPair } from "@/e2e/pair";
import type { ServerProcess } from "@/e2e/server-process";
import { admin, startSite } from "@/e2e/site";
import { type OpenProvider, openProvider } from "@/provider/open";
import { testOptions } from "@/tests/provider/test-options";
import { optionsOf } from "@/tests/servers/s3";
import { openSharedServers, type SharedServers, settingsOf } from "@/tests/servers/shared-servers";
import { copyCompany, describeCopy } from "./copies";

export type SignIn = { email: string; password: string };

/** An installation with copies of the demo's company; its site can be opened any number of times. */
export type Installation = {
  companies: number;
  dataDir: string;
  /** The demo's owner. */
  owner: SignIn;
  /** The owner of the copy with this number, from 1 on; copy 1 has the address `company-1`. */
  ownerOf(number: number): SignIn;
  /** Counts through the copies and starts over: the next card that is not in any cache. */
  nextNumber(): number;
  openProvider(): Promise<OpenProvider>;
  openSite(settings?: Record<string, string>, nodeArgs?: readonly string[]): Promise<ServerProcess>;
  /** Two processes as if on two machines; only on servers. */
  openPair(): Promise<Pair>;
  close(): Promise<void>;
};

/** Benchmarks sign in often. */
const unlimited = { LOGIN_RATE_PER_MINUTE: "1000000" };

/** Seeds an empty installation, on servers or in a folder. Null if the servers are missing. */
export async function seedInstallation(companies: number, isOnServers: boolean): Promise<Installation | null> {
  const servers = isOnServers ? await openSharedServers() : undefined;
  if (servers === null) return null;
  const dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-bench-"));
  const sites: Promise<ServerProcess>[] = [];
  const keep = <Site extends ServerProcess>(site: Promise<Site>) => {
    sites.push(site);
    return site;
  };
  const close = async () => {
    // An interrupted run may have left sites open.
    for (const site of sites) await (await site.catch(() => null))?.close();
    await servers?.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const settings = { ...unlimited, ...(servers && settingsOf(servers)) };
  try {
    return {
      ...(await fill(dataDir, companies, servers)),
      openSite: (further, nodeArgs) => keep(startSite({ DATA_DIR: dataDir, ...settings, ...further }, nodeArgs)),
      openPair: () => keep(startPair(startSite, settings)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Filled = Omit<Installation, "openSite" | "openPair" | "close">;

async function fill(dataDir: string, companies: number, servers?: SharedServers): Promise<Filled> {
  const databaseUrl = servers?.postgres.url;
  const options = {
    ...testOptions,
    // Undefined, so that it uses the secrets in its folder, which a site on this folder finds too.
    tokenSecret: undefined,
    dataDir,
    databaseUrl,
    s3: servers && optionsOf(servers.s3),
    adminEmail: admin.email,
    adminPassword: admin.password,
  };
  const first = await openProvider({ ...options, seedDemo: true });
  const owner = first.firstStart?.demo;
  await first.close();
  if (!owner?.password) throw new Error("The demo's owner was not made");
  const started = Date.now();
  await copyCompany({ dataDir, databaseUrl }, companies);
  const took = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${companies.toLocaleString("en")} companies written in ${took} s`);
  let number = 0;
  return {
    companies,
    dataDir,
    owner,
    ownerOf: (copy) => ({ email: describeCopy(copy).email, password: owner.password }),
    nextNumber: () => (number++ % companies) + 1,
    openProvider: () => openProvider(options),
  };
}
