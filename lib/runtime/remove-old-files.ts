import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** A temporary file untouched for this long is abandoned; a younger one may be another process's. */
export const longestPause = 60 * 60_000;

/** Removes abandoned temporary files. */
export async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const stored = await stat(file).catch(() => null);
    if (stored && Date.now() - stored.mtimeMs > longestPause) await rm(file, { force: true });
  }
}
