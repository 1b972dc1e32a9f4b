import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** A file in progress that has not grown for so long is nobody's any more; a younger one may be another process's. */
export const longestPause = 60 * 60_000;

/** Removes what calls that were cut off have left in `folder`, if there is one: files that nobody writes any more. */
export async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const stored = await stat(file).catch(() => null);
    if (stored && Date.now() - stored.mtimeMs > longestPause) await rm(file, { force: true });
  }
}
