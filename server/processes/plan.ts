import { config as readDotenv } from "dotenv";
import { type Env, parseEnv } from "@/lib/env";

/** What web processes are to be started with. */
export type Plan = { env: NodeJS.ProcessEnv; settings: Env };

/**
 * The settings of the environment and, below them, of `.env`, as they are now. They stay out of this process's own
 * environment, where they would outlive a change of the file.
 *
 * @throws StartError as `parseEnv`
 */
export function readPlan(): Plan {
  const file: Record<string, string> = {};
  readDotenv({ quiet: true, processEnv: file });
  const env = { ...file, ...process.env };
  return { env, settings: parseEnv(env) };
}

/** Whether its process must have the data folder to itself, so that the former one has to end first. */
export function isAlone({ settings }: Plan): boolean {
  return !settings.DATABASE_URL && !settings.PROVIDER_URL;
}
