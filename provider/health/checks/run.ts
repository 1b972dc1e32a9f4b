import { formatCount } from "@/lib/runtime/progress";
import { parseArchiveName } from "../../backup/places/names";
import { openPlace } from "../../backup/places/open";
import { countJobs, countLateJobs, findFailedJob } from "../../kernel/jobs/repo";
import { purgeCdn } from "../../kernel/write/jobs";
import type { Files } from "../../ports/files/files";
import { openFiles } from "../../ports/files/open";
import { openMail } from "../../ports/mail/open";
import { openOidc } from "../../ports/oidc/openid";
import { openSharedState } from "../../ports/shared/open";
import { checkCertificate } from "./certificate";
import { checkClock, checkDatabase } from "./database";
import { checkDisk } from "./disk";
import { checkNamedFiles, checkOrphans } from "./files";
import { type CheckContext, type Finding, fine, problem, warning } from "./finding";

/** Quick, whatever the amount of data. */
const quick: Record<string, (context: CheckContext) => Promise<Finding>> = {
  clock: checkClock,
  disk: checkDisk,
  mail: checkMail,
  redis: checkRedis,
  "sign-in": checkSignIn,
  cdn: checkCdn,
  certificate: checkCertificate,
  jobs: checkJobs,
  backups: checkBackups,
};

/** In parallel; `patience` in milliseconds per check. */
export function runQuickChecks(context: CheckContext, patience: number): Promise<Finding[]> {
  return Promise.all(
    Object.entries(quick).map(([check, look]) => tried(check, () => withPatience(look(context), patience))),
  );
}

/** Sequentially, with the checks that read every row and file. */
export async function runAllChecks(context: CheckContext): Promise<Finding[]> {
  const findings = [await tried("database", () => checkDatabase(context)), ...(await checkFiles(context))];
  for (const [check, look] of Object.entries(quick)) findings.push(await tried(check, () => look(context)));
  return findings;
}

/** A failing check is a finding. */
async function tried(check: string, look: () => Promise<Finding>): Promise<Finding> {
  return look().catch((error: Error) => problem(check, error.message.replace(/\s+/g, " ")));
}

function withPatience(look: Promise<Finding>, patience: number): Promise<Finding> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`No answer within ${patience / 1_000} seconds`)), patience);
  });
  return Promise.race([look, tooLate]).finally(() => clearTimeout(late));
}

async function checkFiles(context: CheckContext): Promise<Finding[]> {
  let files: Files | undefined;
  try {
    const opened = await openFiles(context.config);
    files = opened;
    await opened.check();
    return [
      await tried("files", () => checkNamedFiles(context, opened)),
      await tried("orphans", () => checkOrphans(context, opened)),
    ];
  } catch (error) {
    return [problem("files", (error as Error).message)];
  } finally {
    await files?.close();
  }
}

/** A job due for longer is stuck. */
const patience = 10 * 60_000;

async function checkJobs({ db, now }: CheckContext): Promise<Finding> {
  const { due, later, dead } = await countJobs(db, now().toISOString());
  if (dead > 0)
    return problem(
      "jobs",
      `${formatCount(dead)} failed for good. List them with npm run admin -- jobs, run them again with retry-jobs`,
    );
  const late = await countLateJobs(db, new Date(now().getTime() - patience).toISOString());
  if (late > 0) return warning("jobs", `${formatCount(late)} are more than 10 minutes late: is the service running?`);
  return fine("jobs", `${formatCount(due + later)} waiting, none failed for good`);
}

const hour = 60 * 60_000;
/** Expected interval without automatic backups. */
const byHand = 7 * 24 * hour;

async function checkBackups({ config, now }: CheckContext): Promise<Finding> {
  const place = await openPlace(config);
  try {
    const archives = (await place.list()).flatMap(({ name }) => parseArchiveName(name) ?? []);
    const last = archives.find(({ cause, takenAt }) => cause !== "before-migration" && takenAt <= now());
    const { every } = config.backup;
    if (!last) {
      const detail = `No backup in ${place.title}`;
      return every === undefined
        ? warning("backups", `${detail}; set BACKUP_EVERY to make them`)
        : problem("backups", detail);
    }
    const age = now().getTime() - last.takenAt.getTime();
    const detail = `The last backup is ${describeAge(age)} old: ${last.name} in ${place.title}`;
    return age > (every === undefined ? byHand : 2 * every) ? problem("backups", detail) : fine("backups", detail);
  } finally {
    await place.close();
  }
}

function describeAge(age: number): string {
  const hours = Math.round(age / hour);
  if (hours < 1) return "less than an hour";
  return hours === 1 ? "an hour" : `${hours} hours`;
}

async function checkMail({ config }: CheckContext): Promise<Finding> {
  const mail = openMail(config);
  try {
    await mail.check();
    return fine("mail", mail.isOn ? "The mail server answers" : "No mail server: SMTP_URL is not set");
  } finally {
    await mail.close();
  }
}

async function checkRedis({ config }: CheckContext): Promise<Finding> {
  const shared = await openSharedState(config.redisUrl);
  try {
    if (config.redisUrl === undefined) return fine("redis", "Not set, and not needed with one process");
    return shared.isAvailable() ? fine("redis", "It answers") : problem("redis", "It does not answer");
  } finally {
    await shared.close();
  }
}

async function checkSignIn({ config }: CheckContext): Promise<Finding> {
  if (!config.oidc) return fine("sign-in", "No sign-in service: OIDC_ISSUER is not set");
  await openOidc(config.oidc, config.siteUrl).start("doctor");
  return fine("sign-in", `${config.oidc.issuer} answers`);
}

/** By the last purge: probing a CDN would need a purge. */
async function checkCdn({ db, config }: CheckContext): Promise<Finding> {
  if (!config.cdn) return fine("cdn", "No CDN: CDN_PURGE_URL is not set");
  const failed = await findFailedJob(db, purgeCdn.kind);
  const { host } = new URL(config.cdn.url);
  if (!failed) return fine("cdn", `${host} has every change`);
  return warning("cdn", `Some pages may be up to an hour old: ${failed.error}`);
}
