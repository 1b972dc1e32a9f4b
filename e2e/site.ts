import { once } from "node:events";
import { createServer, request } from "node:http";
import { findFreePort } from "../tests/free-port";
import { type ServerProcess, startProcess } from "./server-process";

export const admin = { email: "admin@example.com", password: "correct horse battery" };

const common = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, LOGIN_RATE_PER_MINUTE: "1000" };

export type Site = ServerProcess;

/** A running site with its own data folder, on a free port. */
export async function startSite(
  settings: Record<string, string> = {},
  nodeArgs: readonly string[] = [],
  place: { launcher?: string; cwd?: string; uid?: number } = {},
): Promise<Site> {
  const port = await findFreePort();
  return startProcess({
    args: [],
    nodeArgs,
    ...place,
    url: `http://localhost:${port}`,
    settings: { ...common, PORT: String(port), ...settings },
    isReady: async (url) => (await fetch(`${url}/readyz`)).ok,
  });
}

/** The provider alone (`npm run provider`). */
export async function startProvider(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await findFreePort();
  return startProcess({
    args: ["provider"],
    url: `http://localhost:${port}`,
    settings: { ...common, PROVIDER_PORT: String(port), ...settings },
    isReady: async (url) => (await fetch(`${url}/api/public/company/namaskard-demo/`)).status < 500,
  });
}

/** Serves another server's files from its own address, as a store or CDN would. */
export type FileHost = { url: string; standBefore(origin: string): void; close(): Promise<void> };

export async function startFileHost(): Promise<FileHost> {
  let origin = "";
  const server = createServer((incoming, outgoing) => {
    const { url: path, method, headers } = incoming;
    const passed = request(origin + path, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    passed.end();
  });
  const port = await findFreePort();
  await once(server.listen(port), "listening");
  return {
    url: `http://localhost:${port}`,
    standBefore: (behind) => (origin = behind),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
