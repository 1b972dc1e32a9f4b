import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Report, runTool } from "./run-tool";

const scanSeconds = 240;

type Found = Record<string, { method: string; path: string; info: string; parameter: string }[]>;

/** Findings that need HTTPS, which the tested site lacks. */
const needEncryption = ["Secure Flag cookie"];
/** HSTS needs HTTPS too; X-XSS-Protection is obsolete, and its filter caused holes of its own. */
const notMissed = /Strict-Transport-Security|X-XSS-Protection/i;

/** Runs wapiti's modules on the pages that it reaches from these addresses. */
export async function tryWapiti(name: string, starts: readonly string[], folder: string, cookie = ""): Promise<Report> {
  const [first = "", ...others] = starts;
  const file = path.join(folder, `wapiti-${name.replaceAll(" ", "-")}.json`);
  const output = await runTool(
    "wapiti",
    [
      ...["-u", first, ...others.flatMap((start) => ["-s", start])],
      ...["--scope", "domain", "--max-scan-time", String(scanSeconds), "--max-links-per-page", "40"],
      ...["--flush-session", "--no-bugreport", "--store-session", folder, "--store-config", folder],
      ...["-v", "0", "-f", "json", "-o", file, ...(cookie ? ["-H", `Cookie: ${cookie}`] : [])],
    ],
    (scanSeconds + 240) * 1_000,
  );
  const report = await readFile(file, "utf8").catch(() => null);
  if (report === null) return { tool: "wapiti", tried: name, findings: output.trim().split("\n").slice(-3) };
  const { vulnerabilities, anomalies } = JSON.parse(report) as { vulnerabilities: Found; anomalies: Found };
  return { tool: "wapiti", tried: name, findings: [...listFound(vulnerabilities), ...listFound(anomalies)] };
}

function listFound(found: Found): string[] {
  return Object.entries(found)
    .filter(([category]) => !needEncryption.includes(category))
    .flatMap(([category, entries]) =>
      entries
        .filter(({ info }) => !notMissed.test(info))
        .map(({ method, path, info }) => `${category}: ${method} ${path} (${info.replace(/\s+/g, " ")})`),
    );
}
