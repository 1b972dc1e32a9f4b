import { readdirSync } from "node:fs";
import autocannon from "autocannon";
import type { ServerProcess } from "../../e2e/server-process";
import { readMemory } from "./process-usage";

type Options = { pid: number; count: number; connections: number; maxSeconds: number };

/** Asks for companies that do not exist and prints what that leaves behind: files on disk, memory of the process. */
export async function askForUnknownNames(
  site: ServerProcess,
  { pid, count, connections, maxSeconds }: Options,
): Promise<void> {
  const before = { files: countFiles(site), memory: readMemory(pid) };
  const started = Date.now();
  const result = await run(site.url, count, connections, maxSeconds);

  const seconds = (Date.now() - started) / 1000;
  const statuses = Object.entries(result.statusCodeStats ?? {}).map(
    ([status, { count = 0 }]) => `${count} × ${status}`,
  );
  console.log(`\nUnknown names: ${result.requests.total} asked in ${seconds.toFixed(0)} s (${statuses.join(", ")})`);
  console.log(`  files on disk  ${before.files} before, ${countFiles(site)} after`);
  console.log(`  memory         ${before.memory} before, ${readMemory(pid)} after`);
}

function run(url: string, count: number, connections: number, maxSeconds: number): Promise<autocannon.Result> {
  let asked = 0;
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: `/nobody-${(asked++).toString(36)}-here`,
  });
  return new Promise((resolve, reject) => {
    const options = { url, connections, amount: count, requests: [{ setupRequest }] };
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    const timer = setTimeout(() => instance.stop(), maxSeconds * 1000);
    instance.on("done", () => clearTimeout(timer));
  });
}

/** Files that a running server could add to: its data and the build. */
function countFiles(site: ServerProcess): number {
  return [site.dataDir, ".next"].reduce(
    (sum, folder) =>
      sum + readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length,
    0,
  );
}
