import { openSharedServers } from "../tests/servers/shared-servers";
import { isScaled } from "./is-scaled";
import { startPair } from "./pair";
import { startOn } from "./scaled";
import type { ServerProcess } from "./server-process";
import { type Site, startProvider, startSite } from "./site";

/** A running site with nothing in it, installed as TEST_SITE says. */
export async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  if (!isScaled) return startSite(settings);
  return settings.PROVIDER_URL ? startPair(startSite, settings) : startOn(await needServers(), startSite, settings);
}

/** A provider apart; `settings` are what a web app beside it has to know. */
export async function openProvider(
  settings: Record<string, string>,
): Promise<ServerProcess & { settings: Record<string, string> }> {
  if (isScaled) return startOn(await needServers(), startProvider, settings);
  return { ...(await startProvider(settings)), settings: {} };
}

async function needServers() {
  const servers = await openSharedServers();
  if (!servers) throw new Error("TEST_SITE: a scaled site needs the server that is told to be missing");
  return servers;
}
