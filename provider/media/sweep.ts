import type { Deps } from "../deps";
import { pictureKeys } from "./pictures";
import { listStoredFiles } from "./repo";

const graceMs = 60 * 60 * 1000;

/**
 * Removes files that no row names and that were stored before `olderThan`: an hour ago unless given, so that an upload
 * whose row is still being written is safe. They are left over when the process dies between a file and its row.
 *
 * @returns how many were removed.
 */
export async function sweepOrphans(
  { db, storage, now }: Pick<Deps, "db" | "storage" | "now">,
  olderThan = new Date(now().getTime() - graceMs),
): Promise<number> {
  // Before the rows are read, so that a row written in between is seen.
  const candidates: string[] = [];
  for await (const key of storage.keys(olderThan)) candidates.push(key);
  const { documents, pictures } = await listStoredFiles(db);
  const named = new Set([...documents, ...pictures.flatMap(pictureKeys)]);
  const orphans = candidates.filter((key) => !named.has(key));
  await storage.remove(orphans);
  return orphans.length;
}
