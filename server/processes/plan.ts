import path from "node:path";
import { config as readDotenv } from "dotenv";
import { type Env, parseEnv } from "@/lib/env";
import { StartError } from "@/lib/runtime/start-error";

/** What web processes are to be started with. */
export type Plan = { env: NodeJS.ProcessEnv; settings: Env };

/**
 * The launcher by the path that this process was started with: where a link in it leads to another release by now, a
 * process that is started now is of that release.
 */
export const launcher = process.argv[1] ?? "server/start.mjs";

/** The folder of the present release, by the same path. */
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

/** The folder that this process was in before may be that of a release which has been removed. */
function enterRelease(): void {
  try {
    process.chdir(releaseFolder);
  } catch (cause) {
    throw new StartError(`There is no release in ${releaseFolder}`, { cause });
  }
}

/** Whether its process must have the data folder to itself, so that the former one has to end first. */
export function isAlone({ settings }: Plan): boolean {
  return !settings.DATABASE_URL && !settings.PROVIDER_URL;
}
