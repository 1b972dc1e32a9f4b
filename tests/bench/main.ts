import { readFileSync } from "node:fs";
import path from "node:path";
import { demoProfile } from "@/provider/seed/demo-content";
import { ApiUser } from "../../e2e/api-user";
import { admin, startSite } from "../../e2e/site";
import { compareWithBare } from "./compare";
import { measureDatabases } from "./databases";
import { measureFloods } from "./floods";
import { printGrowth } from "./growth/growth";
import { askForUnknownNames } from "./unknown-names";

/**
 * `npm run bench`: the production server under load, beside a bare node:http server that returns the same bytes; and what
 * events and their figures take on each database. `npm run bench -- figures` does only the latter, `npm run bench -- growth`
 * tells what calls take in installations of different sizes.
 */
const companies = readNumber("BENCH_COMPANIES", 200);
const connections = readNumber("BENCH_CONNECTIONS", 32);
/** Of one round. */
const seconds = readNumber("BENCH_SECONDS", 3);
const unknownNames = readNumber("BENCH_UNKNOWN_NAMES", 100_000);
const unknownSeconds = readNumber("BENCH_UNKNOWN_SECONDS", 300);
const sizes = [100, 10_000, 100_000];
/** Of a year; zero leaves them out. The figures of ten million are four gigabytes in temporary folders. */
const events = readNumber("BENCH_EVENTS", 1_000_000);

const part = process.argv[3];
if (part === "growth") await printGrowth(sizes, []);
else {
  if (part !== "figures") await measureSite();
  if (events > 0) await measureDatabases({ events, seconds });
}

async function measureSite(): Promise<void> {
  const site = await startSite({ LOGIN_RATE_PER_MINUTE: "1000000" });
  try {
    const { url, dataDir } = site;
    const pid = Number(readFileSync(path.join(dataDir, "lock.pid"), "utf8"));
    const user = await ApiUser.signIn(url, admin.email, admin.password);
    await createCompanies(user, companies);
    const targets = [
      { name: "demo card, cached", path: `/${demoProfile.slug}` },
      { name: "landing page, cached", path: "/" },
      { name: "public company call", path: `/api/public/company/${demoProfile.slug}/` },
      { name: "admin's client list", path: "/api/admin/all-clients/", headers: { cookie: user.cookie } },
    ];
    await compareWithBare(targets, { url, pid, connections, seconds, folder: dataDir });
    await measureFloods(url, { pid, card: `/${demoProfile.slug}`, seconds });
    await askForUnknownNames(site, { pid, count: unknownNames, connections, maxSeconds: unknownSeconds });
  } finally {
    await site.close();
  }
}

async function createCompanies(user: ApiUser, count: number): Promise<void> {
  let begun = 0;
  const worker = async () => {
    while (begun++ < count) await user.createClient();
  };
  const started = Date.now();
  await Promise.all(Array.from({ length: 8 }, worker));
  console.log(`${count} companies created in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function readNumber(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`${name}: must be a whole number`);
}
