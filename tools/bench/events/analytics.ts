import { admin } from "@/e2e/site";
import { type OpenProvider, openProvider } from "@/provider/open";
import { testOptions } from "@/tests/provider/test-options";
import type { Bench } from "../bench";
import { Times } from "../load/times";
import type { Values } from "../report/measurement";
import { signInTo } from "../seed/sign-in-to";
import { nameOf, type Where } from "../seed/where";
import { companies, seedFigures } from "./figures";

const rounds = 100;

/** Calls that a provider answers from the figures of this many events. */
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
    const call = await openCall(provider);
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

async function openCall(provider: OpenProvider): Promise<(path: string) => Promise<void>> {
  const headers = { authorization: `Bearer ${await signInTo(provider, admin)}` };
  return async (path) => {
    const response = await provider.fetch(new Request(`http://provider/api${path}`, { headers }));
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await response.json();
  };
}

/** Times consecutive calls after a warm-up; `cpu` is this process's, in which the provider runs. */
async function time(call: () => Promise<void>): Promise<Values> {
  for (let round = 0; round < 5; round++) await call();
  const times = new Times();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await call();
    times.add(started);
  }
  const { user, system } = process.cpuUsage(before);
  return { p50: times.p50, p99: times.p99, cpu: (user + system) / rounds };
}
