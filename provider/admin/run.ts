import { ApiError } from "@/lib/contract/errors";
import { findDataDir } from "@/lib/runtime/data-dir";
import { StartError } from "@/lib/runtime/start-error";
import { openOptions, type ProviderEnv } from "../env";
import { leaveAnnouncement } from "../kernel/write/jobs";
import { openBeside } from "../ports/database/open";
import { block, createAdministratorCommand, endTwoFactorCommand, resetPassword, unblock } from "./accounts";
import { type AdminCommand, type AdminContext, UsageError } from "./admin-command";
import { doctor } from "./doctor";
import { jobs, retryJobs, runJob } from "./jobs";
import { purgeCdnCommand } from "./purge-cdn";
import { rotateSecrets } from "./secrets";
import { endSessions, sessions } from "./sessions";

const commands: Record<string, AdminCommand> = {
  "create-administrator": createAdministratorCommand,
  "reset-password": resetPassword,
  "end-two-factor": endTwoFactorCommand,
  block,
  unblock,
  sessions,
  "end-sessions": endSessions,
  jobs,
  "run-job": runJob,
  "retry-jobs": retryJobs,
  "rotate-secrets": rotateSecrets,
  "purge-cdn": purgeCdnCommand,
  doctor,
};

/**
 * Runs what `npm run admin -- …` names, beside a service or without one, and prints what came of it.
 *
 * @returns the exit code: 0 where all is well, 1 where something has to be looked at or was not done, 2 for a call that
 * is none.
 */
export async function runAdmin(argv: string[], readEnv: () => ProviderEnv): Promise<0 | 1 | 2> {
  const isJson = argv.includes("--json");
  const [name, ...args] = argv.filter((argument) => argument !== "--json");
  if (name === undefined || argv.includes("--help")) {
    console.log(describeCommands());
    return name === undefined ? 2 : 0;
  }
  try {
    const command = requireCommand(name, args);
    const { lines, data, isBad } = await inContext(readEnv(), args, command.run);
    console.log(isJson ? JSON.stringify(data, null, 2) : lines.join("\n"));
    return isBad ? 1 : 0;
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ApiError)) throw error;
    if (isJson) console.log(JSON.stringify({ error: tell(error) }));
    else console.error(tell(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

function requireCommand(name: string, args: string[]): AdminCommand {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`Unknown command "${name}"; list them with npm run admin`);
  const wanted = command.usage.split(" ").filter(Boolean);
  const least = wanted.filter((word) => !word.startsWith("[")).length;
  const isUnknown = args.some((argument) => argument.startsWith("--"));
  if (isUnknown || args.length < least || args.length > wanted.length)
    throw new UsageError(`Usage: npm run admin -- ${name} ${command.usage}`.trimEnd());
  return command;
}

async function inContext<T>(env: ProviderEnv, args: string[], work: (context: AdminContext) => Promise<T>): Promise<T> {
  const options = openOptions(env);
  const dataDir = findDataDir(env.DATA_DIR);
  const config = { ...options, dataDir };
  const { db, close } = await openBeside(dataDir, config.databaseUrl);
  try {
    return await work({ db, config, now: () => new Date(), announce: (news) => leaveAnnouncement(db, news), args });
  } finally {
    await close();
  }
}

function describeCommands(): string {
  const calls = Object.entries(commands).map(([name, { usage, help }]) => [`${name} ${usage}`.trimEnd(), help]);
  const width = Math.max(...calls.map(([call = ""]) => call.length));
  return [
    "npm run admin -- COMMAND [--json]",
    "",
    "Works while the service runs, with the same settings. Exit code 0: all is well. 1: something needs attention or",
    "was not done. 2: wrong usage.",
    "",
    ...calls.map(([call = "", help]) => `  ${call.padEnd(width)}  ${help}`),
  ].join("\n");
}

/** An API's error in its fields' words. */
function tell(error: StartError | ApiError): string {
  const fields = error instanceof ApiError ? Object.values(error.fields ?? {}).flat() : [];
  return fields.length > 0 ? fields.join(" ") : error.message;
}
