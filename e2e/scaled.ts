import { type SharedServers, settingsOf, startSharedServers } from "../tests/servers/shared-servers";
import type { OwnTestServer, TestServer } from "../tests/servers/test-server";
import { type Pair, type Start, startPair } from "./pair";
import { startSite } from "./site";

/** A pair of processes and their servers; `settings` lead others to these. */
export type Scaled<Server extends TestServer = TestServer> = Pair & {
  servers: SharedServers<Server>;
  settings: Record<string, string>;
};

/** A site whose database and Redis can be stopped. Null if a server is not available, which was reported. */
export async function startScaledSite(settings: Record<string, string> = {}): Promise<Scaled<OwnTestServer> | null> {
  const servers = await startSharedServers();
  return servers && startOn(servers, startSite, settings);
}

/** Starts a pair with its servers, which end with it. */
export async function startOn<Server extends TestServer>(
  servers: SharedServers<Server>,
  start: Start,
  settings: Record<string, string>,
): Promise<Scaled<Server>> {
  const shared = settingsOf(servers);
  try {
    const pair = await startPair(start, { ...shared, ...settings });
    const close = async () => {
      await pair.close();
      await servers.close();
    };
    return { ...pair, servers, settings: shared, close };
  } catch (error) {
    await servers.close();
    throw error;
  }
}
