import { ApiError } from "@/lib/contract/errors";
import { siteTag } from "@/lib/contract/page-tags";
import { translatorOf } from "@/lib/i18n/catalog";
import { inEnglish } from "@/lib/i18n/in-english";
import { defaultLanguage } from "@/lib/i18n/languages";
import { findDataDir } from "@/lib/runtime/data-dir";
import { replaceSecrets } from "@/lib/runtime/secrets/open";
import { StartError } from "@/lib/runtime/start-error";
import { openOptions, type ProviderEnv } from "../env";
import { runAllChecks } from "../health/checks/run";
import { leaveAnnouncement } from "../kernel/write/jobs";
import { write } from "../kernel/write/write";
import { openBeside } from "../ports/database/open";
import { block, createAdministratorCommand, endTwoFactorCommand, resetPassword, unblock } from "./accounts";
import { type AdminCommand, type AdminContext, operator, UsageError } from "./admin-command";
import { jobs, retryJobs, runJob } from "./jobs";
import { endSessions, sessions } from "./sessions";

/**
 * `npm run admin -- …`; works while the service runs, and without it.
 *
 * @returns the exit code: 0 fine, 1 a problem or not done, 2 wrong usage
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
    const now = () => new Date();
    return await work({ db, config, now, announce: (news) => leaveAnnouncement({ db, now }, news), args });
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

/** An ApiError's field messages, else its own; commands speak English. */
function tell(error: StartError | ApiError): string {
  const fields = error instanceof ApiError ? Object.values(error.fields ?? {}).flat() : [];
  const texts = fields.length > 0 ? fields : [error.message];
  return texts.map(inEnglish).join(" ");
}

const doctor: AdminCommand = {
  usage: "",
  help: "Checks database, files, disk, clock, certificate, mail, sign-in service, jobs and backups; exit code 1 if there is a problem",
  async run(context) {
    const findings = await runAllChecks({ ...context, t: translatorOf(defaultLanguage) });
    const marks = { fine: "ok     ", warning: "look   ", problem: "PROBLEM" };
    const lines = findings.map(({ check, state, detail }) => `${marks[state]}  ${check.padEnd(11)}  ${detail}`);
    return { lines, data: findings, isBad: findings.some(({ state }) => state === "problem") };
  },
};

const purgeCdnCommand: AdminCommand = {
  usage: "",
  help: "Makes the CDN drop every page, e.g. after a restore; a running service tells it within a second",
  async run(deps) {
    const { cdn } = deps.config;
    if (!cdn) throw new StartError("There is no CDN: CDN_PURGE_URL is not set");
    await write(deps, operator, async ({ changed }) => changed(siteTag));
    return { lines: [`${new URL(cdn.url).host} is told to drop every page`], data: { purged: siteTag } };
  },
};

const flag = "at-once";

const rotateSecrets: AdminCommand = {
  usage: `[${flag}]`,
  help: `Replaces the secrets in DATA_DIR without signing anyone out; with ${flag}, e.g. after a leak, signs everyone out`,
  async run({ args: [how], ...deps }) {
    if (how !== undefined && how !== flag) throw new UsageError(`"${how}" is unknown; the only option is ${flag}`);
    const { dataDir, tokenSecret } = deps.config;
    const isAtOnce = how === flag;
    const from = replaceSecrets(dataDir, { now: deps.now(), isAtOnce });
    await write(deps, operator, ({ record }) => record({ action: "secrets_replaced", target: "site" }));
    const lines = [
      isAtOnce
        ? "The old secrets no longer work: everyone has to sign in again, and links in earlier emails have ended"
        : `The new secrets are used from ${from.toISOString()}. Nobody is signed out, and no restart is needed`,
      ...(tokenSecret === undefined ? [] : ["TOKEN_SECRET is set, so tokens still use that"]),
    ];
    return { lines, data: { signs_from: from, ended_sessions: isAtOnce } };
  },
};

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
