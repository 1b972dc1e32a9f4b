import { ApiUser } from "../../e2e/api-user";
import type { ServerProcess } from "../../e2e/server-process";
import { admin, startSite } from "../../e2e/site";
import { type BareAnswers, startBareServer } from "./bare-server";
import { type Load, load, pickMedian } from "./load";
import { askForUnknownNames } from "./unknown-names";

/** `npm run bench`: the production server under load, beside a bare node:http server that returns the same bytes. */
const settings = {
  companies: readNumber("BENCH_COMPANIES", 200),
  connections: readNumber("BENCH_CONNECTIONS", 32),
  /** Of one round; each target has three, taking turns with the bare server. */
  seconds: readNumber("BENCH_SECONDS", 3),
  unknownNames: readNumber("BENCH_UNKNOWN_NAMES", 100_000),
  unknownSeconds: readNumber("BENCH_UNKNOWN_SECONDS", 300),
};
const rounds = 3;

type Target = { name: string; path: string; headers?: Record<string, string> };

const site = await startSite({ LOGIN_RATE_PER_MINUTE: "1000000", SEED_DEMO: "false" });
try {
  const user = await ApiUser.signIn(site.url, admin.email, admin.password);
  const slugs = await createCompanies(user, settings.companies);
  const slug = slugs[0] ?? "";
  const targets: Target[] = [
    { name: "card, cached", path: `/${slug}` },
    { name: "landing page, cached", path: "/" },
    { name: "public company call", path: `/api/public/company/${slug}/` },
    { name: "admin's client list", path: "/api/admin/all-clients/", headers: { cookie: user.cookie } },
  ];
  await measure(site, targets);
  await askForUnknownNames(site, {
    count: settings.unknownNames,
    connections: settings.connections,
    maxSeconds: settings.unknownSeconds,
  });
} finally {
  await site.close();
}

async function createCompanies(user: ApiUser, count: number): Promise<string[]> {
  const slugs: string[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun++ < count) slugs.push((await user.createClient()).slug);
  };
  const started = Date.now();
  await Promise.all(Array.from({ length: 8 }, worker));
  console.log(`${slugs.length} companies created in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return slugs;
}

async function measure(site: ServerProcess, targets: readonly Target[]): Promise<void> {
  const answers: BareAnswers = {};
  for (const { path, headers } of targets) {
    const response = await fetch(site.url + path, { headers: { ...headers, "accept-encoding": "identity" } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    answers[path] = { type: response.headers.get("content-type") ?? "", body: await response.text() };
  }
  const bare = await startBareServer(answers, site.dataDir);
  const { connections, seconds } = settings;
  console.log(
    `${connections} connections, median of ${rounds} rounds of ${seconds} s, taking turns with the bare server\n`,
  );
  console.log(row("", "bytes", "requests/s", "p50 ms", "p99 ms", "bare requests/s", "ratio"));
  for (const { name, path, headers } of targets) {
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await load({ url: site.url + path, headers, connections, seconds }));
      theirs.push(await load({ url: bare.url + path, headers, connections, seconds }));
    }
    const [own, yardstick] = [pickMedian(ours), pickMedian(theirs)];
    const size = Buffer.byteLength(answers[path]?.body ?? "");
    const ratio = (own.perSecond / yardstick.perSecond).toFixed(2);
    console.log(row(name, size, own.perSecond, own.p50, own.p99, yardstick.perSecond, ratio));
    if (own.failed > 0) console.log(`  ${own.failed} requests failed`);
  }
  bare.close();
}

function row(name: string, ...cells: (string | number)[]): string {
  const texts = cells.map((cell) => (typeof cell === "number" ? Math.round(cell).toLocaleString("en") : cell));
  return [name.padEnd(22), ...texts.map((text) => text.padStart(16))].join("");
}

function readNumber(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`${name}: must be a whole number`);
}
