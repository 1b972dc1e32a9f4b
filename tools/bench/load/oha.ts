import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Asked } from "./generators";
import type { Load } from "./load";

const run = promisify(execFile);

type Report = {
  summary: { requestsPerSec: number };
  /** Seconds. */
  latencyPercentiles: Record<"p50" | "p99", number>;
  statusCodeDistribution: Record<string, number>;
};

/** https://github.com/hatoo/oha, 1.9 or newer. Requests cut off at the end do not count as failures. */
export async function loadWithOha({ url, path, headers = {}, connections, seconds }: Asked): Promise<Load> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const options = ["--no-tui", "--output-format", "json", "-c", String(connections), "-z", `${seconds}s`, ...lines];
  const { stdout } = await run("oha", [...options, url + path]);
  const { summary, latencyPercentiles, statusCodeDistribution } = JSON.parse(stdout) as Report;
  const statuses = Object.entries(statusCodeDistribution);
  const count = (counted: typeof statuses) => counted.reduce((sum, [, number]) => sum + number, 0);
  return {
    requests: count(statuses),
    perSecond: summary.requestsPerSec,
    p50: latencyPercentiles.p50 * 1000,
    p99: latencyPercentiles.p99 * 1000,
    failed: count(statuses.filter(([status]) => !status.startsWith("2"))),
  };
}
