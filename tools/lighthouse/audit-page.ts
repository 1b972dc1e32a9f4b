import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "@/e2e/find-browser";

/** The part of Lighthouse's result that is read here. */
type Result = {
  runtimeError?: { message: string };
  categories: Record<string, { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};
type Audit = {
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
  details?: { type: string; items?: { node?: { selector?: string } }[] };
};

const folder = import.meta.dirname;
const program = path.join(folder, "node_modules/.bin/lighthouse");

export type PageReport = {
  name: string;
  /** Out of 100, by category. */
  scores: Record<string, number>;
  figures: { lcp: string; cls: string; tbt: string; bytes: string };
  /** Failed audits outside performance. */
  findings: string[];
};

/** Measures performance up to three times and takes the median, since machines are noisy. */
export async function auditPage(name: string, url: string, performance: number): Promise<PageReport> {
  const first = await runLighthouse(url);
  if (scoreOf(first, "performance") >= performance) return summarize(name, first);
  const runs = [first, await runLighthouse(url), await runLighthouse(url)];
  runs.sort((a, b) => scoreOf(a, "performance") - scoreOf(b, "performance"));
  return summarize(name, runs[1] ?? first);
}

/** Installed on the first run, because its 130 packages are not part of this project. */
function install(): void {
  if (existsSync(program)) return;
  console.log("Installing Lighthouse into tools/lighthouse/node_modules, this once");
  spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
}

/** Retries where the trace itself failed, as happens on a busy machine. */
async function runLighthouse(url: string, attempts = 3): Promise<Result> {
  install();
  const args = [url, "--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  try {
    const { stdout } = await promisify(execFile)(program, args, { env, maxBuffer: 64 * 2 ** 20 });
    const result: Result = JSON.parse(stdout);
    if (!result.runtimeError) return result;
    throw new Error(result.runtimeError.message);
  } catch (error) {
    if (attempts > 1) return runLighthouse(url, attempts - 1);
    throw new Error(`${url} could not be audited`, { cause: error });
  }
}

function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function summarize(name: string, result: Result): PageReport {
  const shown = (audit: string) => result.audits[audit]?.displayValue ?? "";
  const figures = {
    lcp: shown("largest-contentful-paint"),
    cls: shown("cumulative-layout-shift"),
    tbt: shown("total-blocking-time"),
    bytes: String(result.audits["total-byte-weight"]?.numericValue ?? ""),
  };
  const scores = Object.fromEntries(
    Object.keys(result.categories).map((category) => [category, scoreOf(result, category)]),
  );
  return { name, scores, figures, findings: listFindings(result) };
}

function listFindings({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => [`${audits[id]?.title} (${id})`, ...listElements(audits[id])].join("\n  "));
}

/** The elements that an audit names. */
function listElements(audit: Audit | undefined): string[] {
  const { type, items = [] } = audit?.details ?? { type: "" };
  return type === "table" ? items.flatMap(({ node }) => node?.selector ?? []) : [];
}
