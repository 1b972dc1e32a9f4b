import { type Report, runTool } from "./run-tool";

const patience = 10 * 60_000;

/** A call to attack: sqlmap tries each parameter, and the places marked with `*`. */
export type Target = { name: string; url: string; body?: object; cookie?: string };

/** Runs sqlmap on each call, with a new client address for every request to avoid rate limits. */
export async function trySqlmap(targets: readonly Target[], folder: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (const target of targets) reports.push(await tryOne(target, folder));
  return reports;
}

async function tryOne({ name, url, body, cookie }: Target, folder: string): Promise<Report> {
  const headers = ["x-requested-with: namaskard", `origin: ${new URL(url).origin}`];
  if (body) headers.push("content-type: application/json");
  if (cookie) headers.push(`cookie: ${cookie}`);
  const output = await runTool(
    "sqlmap",
    [
      ...["-u", url, ...(body ? ["--data", JSON.stringify(body)] : [])],
      ...["--headers", headers.join("\n"), "--tamper", "xforwardedfor"],
      ...["--batch", "--flush-session", "--output-dir", folder, "--disable-coloring"],
      ...["--level", "2", "--risk", "2", "--dbms", "sqlite", "--threads", "4", "--timeout", "10"],
      // Refusals are normal answers here.
      ...["--ignore-code", "400,401,403,404,405,409,422,429"],
    ],
    patience,
  );
  const isTried = output.includes("all tested parameters do not appear to be injectable");
  const found = output
    .split("\n")
    .filter((line) => /^Parameter: |is vulnerable|appears to be '.+' injectable/.test(line));
  // sqlmap retracts its false positives itself.
  const findings = isTried ? [] : [...found, ...(found.length > 0 ? [] : lastWords(output))];
  const codes = output.match(/\d{3} \([^)]+\) - \d+ times/g) ?? [];
  return { tool: "sqlmap", tried: [name, ...codes].join(", "), findings };
}

/** The end of the output, which says why nothing was tried. */
function lastWords(output: string): string[] {
  return output.trim().split("\n").slice(-3);
}
