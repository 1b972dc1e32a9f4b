import { readdirSync } from "node:fs";
import type { ServerProcess } from "../../e2e/server-process";
import { load } from "./load";
import { readMemory } from "./process-usage";

type Options = { pid: number; count: number; connections: number; maxSeconds: number };

/** Asks for companies that do not exist and prints what that leaves behind: files on disk, memory of the process. */
export async function askForUnknownNames(
  site: ServerProcess,
  { pid, count, connections, maxSeconds }: Options,
): Promise<void> {
  const before = { files: countFiles(site), memory: readMemory(pid) };
  let asked = 0;
  const nextPath = () => `/nobody-${(asked++).toString(36)}-here`;
  const third = Math.ceil(count / 3);
  const memory: string[] = [before.memory];
  for (let done = 0; done < count; done += third) {
    const { url } = site;
    const requests = Math.min(third, count - done);
    const result = await load({ url, nextPath, connections, requests, seconds: maxSeconds / 3, pid });
    const statuses = [...result.statuses].map(([status, number]) => `${number} × ${status}`);
    console.log(`${done === 0 ? "\n" : ""}Unknown names: ${Math.round(result.perSecond)}/s (${statuses.join(", ")})`);
    memory.push(readMemory(pid));
  }
  console.log(`  files on disk  ${before.files} before, ${countFiles(site)} after`);
  console.log(`  memory         ${memory.join(", then ")}`);
}

/** Files that a running server could add to: its data and the build. */
function countFiles(site: ServerProcess): number {
  return [site.dataDir, ".next"].reduce(
    (sum, folder) =>
      sum + readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length,
    0,
  );
}
