import { setTimeout as sleep } from "node:timers/promises";
import { type Report, runTool } from "./run-tool";

const seconds = 30;
/** Milliseconds between two visits, and the limit for their 99th percentile. */
const pause = 50;
const slowest = 1_000;

const modes = {
  "slow headers": (url: string) => ["-H", "-i", "10", "-x", "24", "-u", url],
  "slow bodies": (url: string) => ["-B", "-i", "10", "-s", "8192", "-x", "10", "-u", `${url}/api/public/sign-ups/`],
  "slow readers": (url: string) => ["-X", "-w", "16", "-y", "64", "-n", "5", "-z", "32", "-k", "3", "-u", url],
};

/** Whether a card still loads quickly while each of slowhttptest's modes holds a thousand connections. */
export async function trySlowHttp(url: string, card: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (const [name, argsOf] of Object.entries(modes)) {
    const attack = runTool("slowhttptest", ["-c", "1000", "-r", "200", "-l", String(seconds), ...argsOf(url)], 90_000);
    const times = await visitUntil(attack, url + card);
    const p99 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
    const tried = `${name}: 1,000 connections, p99 of a card ${Math.round(p99)} ms over ${times.length} visits`;
    const findings = p99 < slowest ? [] : [`A card took ${Math.round(p99)} ms`];
    reports.push({ tool: "slowhttptest", tried, findings });
  }
  return reports;
}

async function visitUntil(attack: Promise<unknown>, address: string): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void attack.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const started = performance.now();
    const isThere = await fetch(address, { headers: { connection: "close" } }).then(
      async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
      () => false,
    );
    times.push(isThere ? performance.now() - started : Number.POSITIVE_INFINITY);
    await sleep(pause);
  }
  await attack;
  return times;
}
