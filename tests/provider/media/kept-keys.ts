import type { Deps } from "@/provider/deps";
import { keepDroppedMs, removeDroppedFiles } from "@/provider/media/jobs";
import { listKeys } from "../stored-keys";

/** Keys of all stored files, sorted, after orphaned ones were removed. */
export async function listKeptKeys(deps: Deps): Promise<string[]> {
  const later = () => new Date(deps.now().getTime() + keepDroppedMs + 60_000);
  await removeDroppedFiles.run({ ...deps, now: later }, {}, new AbortController().signal);
  return listKeys(deps.files);
}
