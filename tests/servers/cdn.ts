import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** The answer to a purge: a status, a body without end, or none. */
export type Mood = number | "endless" | "silent";

export type TestCdn = {
  url: string;
  /** The URL for purges. */
  purgeUrl: string;
  /** The purges received so far, in order, whatever they were answered. */
  purges: { headers: IncomingHttpHeaders; body: unknown }[];
  /** The site to cache from now on. */
  standBefore(siteUrl: string): void;
  meetWith(mood: Mood): void;
  /** Advances its clock. */
  passTime(seconds: number): void;
  close(): Promise<void>;
};

type Copy = { status: number; headers: IncomingHttpHeaders; body: Buffer; freshUntil: number; usableUntil: number };

/**
 * A CDN in front of a site: obeys CDN-Cache-Control, purges by Surrogate-Key, and serves stale copies while the site
 * fails, as far as `stale-if-error` allows. The header `x-cache` tells what it did.
 */
export async function openCdn(): Promise<TestCdn> {
  const copies = new Map<string, Copy>();
  const purges: TestCdn["purges"] = [];
  let site = "";
  let mood: Mood = 200;
  let ahead = 0;
  const now = () => Date.now() + ahead;

  const server = createServer((incoming, outgoing) => {
    const work = incoming.url === "/purge" ? takePurge(incoming, outgoing) : answer(incoming, outgoing);
    work.catch(() => outgoing.destroy());
  });

  async function takePurge(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = JSON.parse(String(await buffer(incoming)));
    purges.push({ headers: incoming.headers, body });
    if (mood === "silent") return;
    if (mood === "endless") return void writeWithoutEnd(outgoing);
    const location = mood >= 300 && mood < 400 ? { location: "http://127.0.0.1:1/" } : {};
    outgoing.writeHead(mood, location).end();
    if (mood !== 200) return;
    for (const [path, { headers }] of copies) {
      const keys = String(headers["surrogate-key"]).split(" ");
      if (keys.some((key) => body.keys.includes(key))) copies.delete(path);
    }
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? "/";
    const kept = copies.get(path);
    if (kept && now() < kept.freshUntil) return send(outgoing, kept, "hit");
    const fetched = await fetchCopy(site + path, incoming.headers, now()).catch(() => null);
    if ((!fetched || fetched.status >= 500) && kept && now() < kept.usableUntil) return send(outgoing, kept, "stale");
    if (!fetched) return void outgoing.writeHead(502, { "x-cache": "error" }).end();
    if (fetched.freshUntil > now()) copies.set(path, fetched);
    send(outgoing, fetched, "miss");
  }

  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    purgeUrl: `${url}/purge`,
    purges,
    standBefore: (siteUrl) => (site = siteUrl),
    meetWith: (next) => (mood = next),
    passTime: (seconds) => (ahead += seconds * 1_000),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function fetchCopy(url: string, headers: IncomingHttpHeaders, now: number): Promise<Copy> {
  const asked = request(url, { headers: { ...headers, "accept-encoding": "identity" }, agent: false });
  asked.end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const body = await buffer(answer);
  const said = String(answer.headers["cdn-cache-control"] ?? "");
  const seconds = (name: string) => Number(new RegExp(`(?:^|, )${name}=(\\d+)`).exec(said)?.[1] ?? 0);
  const freshUntil = now + seconds("max-age") * 1_000;
  const usableUntil = freshUntil + seconds("stale-if-error") * 1_000;
  return { status: answer.statusCode ?? 0, headers: answer.headers, body, freshUntil, usableUntil };
}

function send(outgoing: ServerResponse, { status, headers, body }: Copy, cache: string): void {
  outgoing.writeHead(status, { ...headers, "x-cache": cache }).end(body);
}

function writeWithoutEnd(outgoing: ServerResponse): void {
  const piece = Buffer.alloc(64 * 1024);
  const more = () => {
    while (!outgoing.destroyed && outgoing.write(piece));
  };
  outgoing.writeHead(200).on("drain", more);
  more();
}
