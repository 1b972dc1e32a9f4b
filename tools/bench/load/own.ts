import { connect } from "node:net";
import { type Load, loadOf, withCpu } from "./load";
import { ResponseReader } from "./response-reader";
import { Times } from "./times";

export type OwnLoad = Load & { statuses: Map<number, number> };

type LoadOptions = {
  url: string;
  /** The path of the next request. */
  nextPath: () => string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** Stops early after this many answers. */
  requests?: number;
  /** The server's processes. */
  pids: readonly number[];
};

/**
 * Keeps the connections busy, with one request at a time on each. It only looks for the end of each answer: general
 * clients need more time for a cached page than the server, and would measure themselves.
 *
 * @throws an Error if a connection breaks
 */
export function load(options: LoadOptions): Promise<OwnLoad> {
  return withCpu(options.pids, async () => {
    const times = new Times();
    const statuses = new Map<number, number>();
    const started = performance.now();
    const run: Run = { ...options, times, statuses, until: started + options.seconds * 1000, asked: 0 };
    await Promise.all(Array.from({ length: options.connections }, () => keepAsking(run)));
    return { ...loadOf(times, started, countFailed(statuses)), statuses };
  });
}

type Run = LoadOptions & {
  times: Times;
  statuses: Map<number, number>;
  until: number;
  asked: number;
};

function keepAsking(run: Run): Promise<void> {
  const { hostname, port, host } = new URL(run.url);
  const lines = Object.entries({ host, ...run.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const rest = ` HTTP/1.1\r\n${lines.join("")}\r\n`;

  return new Promise((resolve, reject) => {
    let sent = 0;
    const reader = new ResponseReader((status) => {
      run.times.add(sent);
      run.statuses.set(status, (run.statuses.get(status) ?? 0) + 1);
      ask();
    });
    // One shared buffer: allocating one for each chunk would keep the garbage collector busy.
    const onread = {
      buffer: Buffer.alloc(64 * 1024),
      callback: (length: number, buffer: Uint8Array) => reader.read(Buffer.from(buffer.buffer, 0, length)),
    };
    const socket = connect({ port: Number(port), host: hostname, noDelay: true, onread }, ask);
    socket.on("error", reject);
    socket.on("end", () => reject(new Error("The server closed a connection under load")));

    function ask(): void {
      sent = performance.now();
      if (sent >= run.until || run.asked >= (run.requests ?? Number.POSITIVE_INFINITY)) {
        socket.removeAllListeners("end").destroy();
        resolve();
        return;
      }
      run.asked++;
      socket.write(`GET ${run.nextPath()}${rest}`);
    }
  });
}

function countFailed(statuses: Map<number, number>): number {
  return [...statuses].reduce((sum, [status, count]) => (status >= 200 && status < 300 ? sum : sum + count), 0);
}
