import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { eventOperations } from "@/lib/contract/analytics/operations";
import { pathOf } from "@/lib/contract/operation";
import { demoProfile } from "@/provider/seed/demo-content";
import { type Bench, workingSize } from "../bench";
import { load } from "../load/own";
import { readMemory } from "../load/process-usage";
import { watchPage } from "../load/watch-page";

export type Flood = { name: string; run: (seconds: number) => Promise<void> };

const card = `/${demoProfile.slug}`;
const events = pathOf(eventOperations.reportEvents, { companyName: demoProfile.slug });
const chunks = "1\r\n1\r\n".repeat(10_000);
const ahead = 1_200;
const loops = 100;

/** How long a new visitor waits for a cached card during floods, and how much memory they take. */
export async function measureFloods({ options, installations, report }: Bench): Promise<void> {
  const installation = await installations.open(workingSize(options));
  const site = await installation.openSite();
  try {
    const pids = site.webPids();
    for (const { name, run } of listFloods(site.url)) {
      const before = readMemory(pids);
      const waited = await watchPage(site.url, card, run(options.seconds), 50);
      const memory = readMemory(pids);
      report.tell({ section: "floods", name, values: { ...waited, memory, grown: memory - before } });
    }
  } finally {
    await site.close();
  }
}

export function listFloods(url: string): Flood[] {
  let asked = 0;
  const dear = ["/login", "/media/x", "/api/public/company/x/"];
  const loop = (nextPath: () => string) => async (seconds: number) => {
    await load({ url, nextPath, pids: [], seconds, connections: loops });
  };
  return [
    ...dear.flatMap((path) => [
      { name: `1 × ${ahead} ahead, ${path}`, run: (seconds: number) => sendAhead(url, path, 1, seconds) },
      { name: `5 × ${ahead} ahead, ${path}`, run: (seconds: number) => sendAhead(url, path, 5, seconds) },
      { name: `${loops} at a time, ${path}`, run: loop(() => path) },
    ]),
    { name: `${loops} × ${ahead} ahead, card`, run: (seconds) => sendAhead(url, card, loops, seconds) },
    { name: `${loops} at a time, /a/b/…`, run: loop(() => `/a/b/${asked++}`) },
    { name: `${loops} × chunks of a byte, card`, run: (seconds) => sendChunks(url, `GET ${card}`, seconds) },
    { name: `${loops} × chunks of a byte, a call`, run: (seconds) => sendChunks(url, `POST /api${events}`, seconds) },
  ];
}

/** Endless request bodies in chunks of one byte, ten thousand in a packet. */
async function sendChunks(url: string, line: string, seconds: number): Promise<void> {
  const { host, hostname, port } = new URL(url);
  const lines = [`Host: ${host}`, `Origin: ${url}`, "Content-Type: application/json", "Transfer-Encoding: chunked"];
  const sockets = Array.from({ length: loops }, () => connect(Number(port), hostname).resume());
  for (const socket of sockets) {
    socket.on("error", () => {});
    const more = () => !socket.destroyed && socket.write(chunks, more);
    socket.write([`${line} HTTP/1.1`, ...lines, "", ""].join("\r\n"), more);
  }
  await delay(seconds * 1000);
  for (const socket of sockets) socket.destroy();
}

/** Pipelines requests on each connection without ever reading the answers. */
async function sendAhead(url: string, path: string, connections: number, seconds: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname).pause());
  for (const socket of sockets) {
    // The site closes these connections.
    socket.on("error", () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(ahead));
  }
  await delay(seconds * 1000);
  for (const socket of sockets) socket.destroy();
}
