import { existsSync } from "node:fs";
import { openDataDir } from "@/lib/process/data-dir";
import { StartError } from "@/lib/process/start-error";

/** A folder that has to be there: a mistyped one would be made, and be empty. @throws StartError */
export function findDataDir(dataDir: string): string {
  if (!existsSync(dataDir)) throw new StartError(`DATA_DIR ${dataDir} does not exist`);
  return openDataDir(dataDir);
}
