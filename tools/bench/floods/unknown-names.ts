import { readdirSync } from "node:fs";
import { type Bench, workingSize } from "../bench";
import { valuesOf } from "../load/load";
import { load } from "../load/own";
import { readMemory } from "../load/process-usage";

/** For a third of the names. */
const mostSeconds = 100;

/** Requests companies that do not exist, and reports what remains: files on disk and the process's memory. */
export async function askForUnknownNames({ options, installations, report }: Bench): Promise<void> {
  const { unknownNames: count, connections } = options;
  if (count === 0) return;
  const installation = await installations.open(workingSize(options));
  const site = await installation.openSite();
  try {
    const pids = site.webPids();
    const folders = [installation.dataDir, ".next"];
    const before = { files: countFiles(folders), memory: readMemory(pids) };
    let asked = 0;
    const nextPath = () => `/nobody-${(asked++).toString(36)}-here`;
    for (const third of ["first", "second", "last"]) {
      const requests = Math.ceil(count / 3);
      const result = await load({ url: site.url, nextPath, connections, requests, seconds: mostSeconds, pids });
      const strange = [...result.statuses.keys()].filter((status) => status !== 404);
      if (strange.length > 0) throw new Error(`Unknown names were answered with ${strange.join(", ")}`);
      const memory = readMemory(pids);
      const left = { memory, grown: memory - before.memory, "new files": countFiles(folders) - before.files };
      report.tell({ section: "unknown names", name: `${third} third`, values: { ...valuesOf(result), ...left } });
    }
  } finally {
    await site.close();
  }
}

/** Files where a running server could add some: its data and the build. */
function countFiles(folders: readonly string[]): number {
  return folders.reduce(
    (sum, folder) =>
      sum + readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length,
    0,
  );
}
