import { createHistogram } from "node:perf_hooks";
import { type OpenProvider, openProvider } from "@/provider/open";
import { testOptions } from "../provider/test-options";
import { companies, days, seedFigures } from "./figures";
import type { Where } from "./seed/copies";

const admin = { email: "admin@example.com", password: "correct horse battery" };
const rounds = 100;

/** Prints how long calls take that a provider answers from the figures of so many events. */
export async function measureAnalytics(where: Where, events: number): Promise<void> {
  const started = Date.now();
  const rows = await seedFigures(where, events);
  console.log(
    `\nAnalytics on ${where.databaseUrl ? "PostgreSQL" : "SQLite"}: ${events.toLocaleString("en")} events of ` +
      `${companies} companies on ${days} days are ${rows.toLocaleString("en")} figures, ` +
      `written in ${Math.round((Date.now() - started) / 1000)} s`,
  );
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
    for (const [what, path] of calls) console.log(`  ${what.padEnd(24)}${await time(() => call(path()))}`);
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

/** Milliseconds of one call after another, the first few left out; and of this process's processor time for each. */
async function time(call: () => Promise<void>): Promise<string> {
  for (let round = 0; round < 5; round++) await call();
  const histogram = createHistogram();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await call();
    histogram.record(Math.max(1, Math.round((performance.now() - started) * 1000)));
  }
  const { user, system } = process.cpuUsage(before);
  const [p50, p95, cpu] = [histogram.percentile(50), histogram.percentile(95), (user + system) / rounds].map((time) =>
    (time / 1000).toFixed(1).padStart(6),
  );
  return `p50 ${p50} ms   p95 ${p95} ms   cpu ${cpu} ms`;
}
