import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { requestRaw } from "../../e2e/raw-request";
import { load } from "./load";
import { readMemory } from "./process-usage";

type Options = { pid: number; card: string; seconds: number };

type Flood = { name: string; run: () => Promise<void> };

const ahead = 1_200;
const loops = 100;

/** Prints how long a new visitor waits for a kept card while others ask for too much, and what that takes of memory. */
export async function measureFloods(url: string, { pid, card, seconds }: Options): Promise<void> {
  let asked = 0;
  const dear = ["/login", "/media/x", "/api/public/company/x/"];
  const floods: Flood[] = [
    ...dear.flatMap((path) => [
      { name: `1 × ${ahead} of ${path}`, run: () => sendAhead(url, path, 1, seconds) },
      { name: `5 × ${ahead} of ${path}`, run: () => sendAhead(url, path, 5, seconds) },
      { name: `${loops} at a time of ${path}`, run: () => loop(url, () => path, { pid, seconds }) },
    ]),
    { name: `${loops} × ${ahead} of ${card}`, run: () => sendAhead(url, card, loops, seconds) },
    { name: `${loops} at a time of /a/b/…`, run: () => loop(url, () => `/a/b/${asked++}`, { pid, seconds }) },
  ];
  console.log("\nFloods: the slowest answer to a new visitor of a kept card; the process's memory");
  for (const { name, run } of floods) {
    const before = readMemory(pid);
    const slowest = await watchCard(url, card, run());
    console.log(`  ${name.padEnd(42)}${`${Math.round(slowest)} ms`.padStart(9)}   ${before}, then ${readMemory(pid)}`);
  }
}

/** Milliseconds of the slowest answer on a connection of its own until `flood` is over. */
async function watchCard(url: string, card: string, flood: Promise<void>): Promise<number> {
  let isOver = false;
  const over = flood.then(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    const started = performance.now();
    await requestRaw(url, card);
    slowest = Math.max(slowest, performance.now() - started);
    await delay(50);
  }
  await over;
  return slowest;
}

/** So many requests at once on each connection, whose reader never reads. */
async function sendAhead(url: string, path: string, connections: number, seconds: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname).pause());
  for (const socket of sockets) {
    // The site ends them.
    socket.on("error", () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(ahead));
  }
  await delay(seconds * 1000);
  for (const socket of sockets) socket.destroy();
}

async function loop(url: string, nextPath: () => string, { pid, seconds }: { pid: number; seconds: number }) {
  await load({ url, nextPath, pid, seconds, connections: loops });
}
