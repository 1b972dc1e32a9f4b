import { setTimeout as delay } from "node:timers/promises";
import { requestRaw } from "@/e2e/raw-request";
import type { ServerProcess } from "@/e2e/server-process";
import { demoProfile } from "@/provider/seed/demo-content";
import type { Bench } from "../bench";
import { middleOf } from "../load/middle";
import { measureMemory } from "./memory";

const patience = 60_000;

/** How soon a site of each size shows a card after a stop and after a kill, and the memory that cards take. */
export async function measureStart(bench: Bench): Promise<void> {
  for (const companies of bench.options.companies) {
    const installation = await bench.installations.open(companies);
    const site = await installation.openSite();
    try {
      await measureStarts(bench, site, { companies, name: "start, after a stop", signal: "SIGTERM" });
      await measureStarts(bench, site, { companies, name: "start, after kill -9", signal: "SIGKILL" });
      await measureMemory(bench, site, companies);
    } finally {
      await site.close();
    }
  }
}

type Way = { companies: number; name: string; signal: "SIGTERM" | "SIGKILL" };

async function measureStarts({ options, report }: Bench, site: ServerProcess, { companies, name, signal }: Way) {
  const times: number[] = [];
  for (let round = 0; round < options.rounds; round++) {
    await site.kill(signal);
    const started = performance.now();
    const shown = waitForCard(site.url).then(() => times.push(performance.now() - started));
    await Promise.all([site.start(), shown]);
  }
  report.tell({
    section: "start",
    name,
    companies,
    processes: 1,
    values: { p50: middleOf(times), slowest: Math.max(...times) },
    targets: [{ of: "p50", most: 2_000 }],
  });
}

async function waitForCard(url: string): Promise<void> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const answer = await requestRaw(url, `/${demoProfile.slug}`).catch(() => null);
    if (answer?.status === 200) return;
    await delay(5);
  }
  throw new Error(`No card was shown within ${patience} ms of the start`);
}
