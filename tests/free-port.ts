import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A TCP port on this machine that nobody listens on. It is of those that systems do not give to connections, since one of
 * them could take it before its server is there.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(10_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error("No free port");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
