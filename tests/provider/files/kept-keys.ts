import type { Deps } from "@/provider/deps";
import { keepDroppedMs, removeDroppedFiles } from "@/provider/files/jobs";

/** Keys of all stored files, sorted, once those have gone that nothing names. */
export async function listKeptKeys(deps: Deps): Promise<string[]> {
  const later = () => new Date(deps.now().getTime() + keepDroppedMs + 60_000);
  await removeDroppedFiles.run({ ...deps, now: later }, {}, new AbortController().signal);
  const keys: string[] = [];
  for await (const key of deps.files.keys()) keys.push(key);
  return keys.sort();
}
