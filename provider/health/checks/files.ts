import { amount, formatCount } from "@/lib/runtime/progress";
import { findKnownKeys, listNamedFiles } from "../../kernel/write/files-repo";
import type { Db } from "../../ports/database/schema";
import type { Files } from "../../ports/files/files";
import { type CheckContext, type Finding, fine, problem, warning } from "./finding";

const shown = 5;
const batch = 500;
/** A younger file may not have its row yet. */
const orphanAge = 24 * 60 * 60_000;

/** Existence and size of every file with a row. */
export async function checkNamedFiles({ db }: CheckContext, files: Files): Promise<Finding> {
  const bad: string[] = [];
  let count = 0;
  for await (const { key, size } of listNamedFiles(db)) {
    count++;
    const stored = await files.size(key);
    if (stored === null) bad.push(`${key} is missing`);
    else if (size !== null && stored !== size) bad.push(`${key} has ${stored} bytes instead of ${size}`);
  }
  if (bad.length === 0) return fine("files", `All ${formatCount(count)} files in the database are there`);
  const more = bad.length > shown ? ` and ${formatCount(bad.length - shown)} more` : "";
  return problem("files", `${bad.slice(0, shown).join(", ")}${more}: restore them from a backup`);
}

/** Files without a row only take space; the service never deletes them. */
export async function checkOrphans({ db, now }: CheckContext, files: Files): Promise<Finding> {
  const orphans: string[] = [];
  let keys: string[] = [];
  const look = async () => {
    orphans.push(...(await listUnknown(db, keys)));
    keys = [];
  };
  for await (const key of files.keys(new Date(now().getTime() - orphanAge))) {
    keys.push(key);
    if (keys.length === batch) await look();
  }
  await look();
  if (orphans.length === 0) return fine("orphans", "No unused files");
  const examples = orphans.slice(0, shown).join(", ");
  return warning("orphans", `${amount(orphans.length, "file")} not used by anything, e.g. ${examples}`);
}

async function listUnknown(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const known = new Set(await findKnownKeys(db, keys));
  return keys.filter((key) => !known.has(key));
}
