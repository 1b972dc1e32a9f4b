import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Asked } from "./generators";
import type { Load } from "./load";

const run = promisify(execFile);
const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** https://github.com/wg/wrk */
export async function loadWithWrk({ url, path, headers = {}, connections, seconds }: Asked): Promise<Load> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const options = ["-t", "1", "-c", String(connections), "-d", `${seconds}s`, "--latency", ...lines];
  const { stdout } = await run("wrk", [...options, url + path]);
  const read = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    requests: read(/(\d+) requests in/),
    perSecond: read(/Requests\/sec: +([\d.]+)/),
    p50: readTime(stdout, "50"),
    p99: readTime(stdout, "99"),
    failed: broken.reduce((sum, count) => sum + Number(count), read(/Non-2xx or 3xx responses: (\d+)/)),
  };
}

function readTime(report: string, percent: string): number {
  const [, number, unit = ""] = new RegExp(`^ +${percent}% +([\\d.]+)(\\w+)`, "m").exec(report) ?? [];
  return Number(number) * (milliseconds[unit] ?? Number.NaN);
}
