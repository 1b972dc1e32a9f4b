import { createHistogram } from "node:perf_hooks";
import { type OpenProvider, openProvider } from "@/provider/open";
import { testOptions } from "../../provider/test-options";
import type { Bench } from "../bench";
import type { Values } from "../report/measurement";
import { nameOf, type Where } from "../seed/where";
import { companies, seedFigures } from "./figures";

const admin = { email: "admin@example.com", password: "correct horse battery" };
const rounds = 100;

/** How long calls take that a provider answers from the figures of so many events. */
export async function measureAnalytics({ report }: Bench, where: Where, events: number): Promise<void> {
  const started = performance.now();
  const rows = await seedFigures(where, events);
  const seconds = (performance.now() - started) / 1000;
  report.tell({
    section: "events",
    name: `a year's figures, ${nameOf(where)}`,
    companies,
    values: { events, rows, seconds },
  });
  const [adminEmail, adminPassword] = [admin.email, admin.password];
  const provider = await openProvider({ ...testOptions, ...where, adminEmail, adminPassword });
  try {
    const call = await signIn(provider);
    const company = () => 1 + Math.floor(Math.random() * companies);
    const calls: [string, () => string][] = [
      ["one company's year", () => `/analytics/?period=1y&client_id=${company()}`],
      ["one company's 30 days", () => `/analytics/?period=30d&client_id=${company()}`],
      ["all companies' year", () => "/analytics/?period=1y"],
      ["companies by views", () => "/admin/analytics/companies/?period=1y"],
      ["companies by taps", () => "/admin/analytics/companies/?period=1y&ordering=-taps"],
      ["companies by name", () => "/admin/analytics/companies/?period=1y&search=company+7"],
      ["live visitors", () => "/analytics/live/"],
      ["overview", () => "/overview/"],
    ];
    for (const [what, path] of calls)
      report.tell({
        section: "events",
        name: `${what}, ${nameOf(where)}`,
        companies,
        values: await time(() => call(path())),
      });
  } finally {
    await provider.close();
  }
}

async function signIn({ fetch }: OpenProvider): Promise<(path: string) => Promise<void>> {
  const ask = async (path: string, init: RequestInit) => {
    const response = await fetch(new Request(`http://provider/api${path}`, init));
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const headers = { "content-type": "application/json" };
  const { access } = await ask("/token/", { method: "POST", headers, body: JSON.stringify(admin) });
  return (path) => ask(path, { headers: { authorization: `Bearer ${access}` } });
}

/** One call after another, the first few left out; `cpu` is this process's, in which the provider runs. */
async function time(call: () => Promise<void>): Promise<Values> {
  for (let round = 0; round < 5; round++) await call();
  const histogram = createHistogram();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await call();
    histogram.record(Math.max(1, Math.round((performance.now() - started) * 1000)));
  }
  const { user, system } = process.cpuUsage(before);
  return {
    p50: histogram.percentile(50) / 1000,
    p99: histogram.percentile(99) / 1000,
    cpu: (user + system) / rounds,
  };
}
