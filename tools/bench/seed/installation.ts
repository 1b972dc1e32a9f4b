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

/** One with so many copies of the demo's company, which can be opened any number of times. */
export type Installation = {
  companies: number;
  dataDir: string;
  /** The demo's. */
  owner: SignIn;
  /** Of the copy with this number, from 1 on; it has the address `company-1`. */
  ownerOf(number: number): SignIn;
  /** A number that nobody has been given yet, round and round: a card that no process has in its cache. */
  nextNumber(): number;
  openProvider(): Promise<OpenProvider>;
  openSite(settings?: Record<string, string>, nodeArgs?: readonly string[]): Promise<ServerProcess>;
  /** Two processes as if on two machines; only on servers. */
  openPair(): Promise<Pair>;
  close(): Promise<void>;
};

/** Nobody in a benchmark is to wait because another one signed in. */
const unlimited = { LOGIN_RATE_PER_MINUTE: "1000000" };

/** Fills an empty one: on servers, or in a folder alone. Null where there are none. */
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
    // A run that was cut off has left some open.
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
    // Its own ones, which a site on this folder finds.
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
