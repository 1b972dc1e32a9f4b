import path from "node:path";
import { config as readDotenv } from "dotenv";
import { type Env, parseEnv } from "@/lib/env";
import { StartError } from "@/lib/runtime/start-error";

export type Plan = { env: NodeJS.ProcessEnv; settings: Env };

/** The launcher's original path: if a symlink in it now points to another release, new processes run that. */
export const launcher = process.argv[1] ?? "server/start.mjs";

/** The current release's folder, by the same path. */
export const releaseFolder = path.dirname(path.dirname(launcher));

/**
 * The settings of the environment and, below them, of `.env` in the present release, as they are now. They stay out of
 * this process's own environment, where they would outlive a change of the file.
 *
 * @throws StartError as `parseEnv`, and where there is no release
 */
export function readPlan(): Plan {
  enterRelease();
  const file: Record<string, string> = {};
  readDotenv({ quiet: true, processEnv: file });
  const env = { ...file, ...process.env };
  return { env, settings: parseEnv(env) };
}

/** The working directory may belong to a removed release. */
function enterRelease(): void {
  try {
    process.chdir(releaseFolder);
  } catch (cause) {
    throw new StartError(`There is no release in ${releaseFolder}`, { cause });
  }
}

/** SQLite: the old process must exit first. */
export function isAlone({ settings }: Plan): boolean {
  return !settings.DATABASE_URL && !settings.PROVIDER_URL;
}
