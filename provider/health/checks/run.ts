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
import { checkClock } from "./clock";
import { checkDatabase } from "./database";
import { checkDisk } from "./disk";
import { checkFailedMails, checkFailedSignIns } from "./failures";
import { checkNamedFiles, checkOrphans } from "./files";
import { type CheckContext, type Finding, fine, problem, warning } from "./finding";
import { checkRelease } from "./release";

/** Quick, whatever the amount of data. */
const quick: Record<string, (context: CheckContext) => Promise<Finding>> = {
  clock: checkClock,
  disk: checkDisk,
  mail: checkMail,
  "failed-mails": checkFailedMails,
  redis: checkRedis,
  "sign-in": checkSignIn,
  "failed-sign-ins": checkFailedSignIns,
  cdn: checkCdn,
  certificate: checkCertificate,
  jobs: checkJobs,
  backups: checkBackups,
  release: checkRelease,
};

/** In parallel; `patience` in milliseconds per check. */
export function runQuickChecks(context: CheckContext, patience: number): Promise<Finding[]> {
  return Promise.all(
    Object.entries(quick).map(([check, look]) =>
      tried(context, check, () => withPatience(look(context), context, patience)),
    ),
  );
}

/** Sequentially, with the checks that read every row and file. */
export async function runAllChecks(context: CheckContext): Promise<Finding[]> {
  const findings = [await tried(context, "database", () => checkDatabase(context)), ...(await checkFiles(context))];
  for (const [check, look] of Object.entries(quick)) findings.push(await tried(context, check, () => look(context)));
  return findings;
}

/** A failing check is a finding. */
async function tried({ t }: CheckContext, check: string, look: () => Promise<Finding>): Promise<Finding> {
  return look().catch((error: Error) => problem(check, t.say(error.message).replace(/\s+/g, " ")));
}

function withPatience(look: Promise<Finding>, { t }: CheckContext, patience: number): Promise<Finding> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(t("findings.late", { seconds: patience / 1_000 }))), patience);
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
      await tried(context, "files", () => checkNamedFiles(context, opened)),
      await tried(context, "orphans", () => checkOrphans(context, opened)),
    ];
  } catch (error) {
    return [problem("files", context.t.say((error as Error).message))];
  } finally {
    await files?.close();
  }
}

/** A job due for longer is stuck. */
const patience = 10 * 60_000;

async function checkJobs({ db, now, t }: CheckContext): Promise<Finding> {
  const { due, later, dead } = await countJobs(db, now().toISOString());
  if (dead > 0) {
    const commands = { list: "npm run admin -- jobs", retry: "npm run admin -- retry-jobs" };
    return problem("jobs", t("findings.jobs.failed", { count: dead, ...commands }));
  }
  const late = await countLateJobs(db, new Date(now().getTime() - patience).toISOString());
  if (late > 0) return warning("jobs", t("findings.jobs.late", { count: late }));
  return fine("jobs", t("findings.jobs.waiting", { count: due + later }));
}

const hour = 60 * 60_000;
/** Expected interval without automatic backups. */
const byHand = 7 * 24 * hour;

async function checkBackups({ config, now, t }: CheckContext): Promise<Finding> {
  const place = await openPlace(config);
  try {
    const archives = (await place.list()).flatMap(({ name }) => parseArchiveName(name) ?? []);
    const last = archives.find(({ cause, takenAt }) => cause !== "before-migration" && takenAt <= now());
    const { every } = config.backup;
    if (!last) {
      return every === undefined
        ? warning("backups", t("findings.backups.off", { place: place.title }))
        : problem("backups", t("findings.backups.none", { place: place.title }));
    }
    const age = now().getTime() - last.takenAt.getTime();
    const hours = Math.round(age / hour);
    const detail = t("findings.backups.last", { hours, name: last.name, place: place.title });
    const isOld = age > (every === undefined ? byHand : 2 * every);
    return (isOld ? problem : fine)("backups", detail, Math.round(age / 1_000));
  } finally {
    await place.close();
  }
}

async function checkMail({ config, t }: CheckContext): Promise<Finding> {
  const mail = openMail(config);
  try {
    await mail.check();
    return fine("mail", t(mail.isOn ? "findings.mail.well" : "findings.mail.off"));
  } finally {
    await mail.close();
  }
}

async function checkRedis({ config, t }: CheckContext): Promise<Finding> {
  const shared = await openSharedState(config.redisUrl);
  try {
    if (config.redisUrl === undefined) return fine("redis", t("findings.redis.off"));
    return shared.isAvailable() ? fine("redis", t("findings.redis.well")) : problem("redis", t("findings.redis.away"));
  } finally {
    await shared.close();
  }
}

async function checkSignIn({ config, t }: CheckContext): Promise<Finding> {
  if (!config.oidc) return fine("sign-in", t("findings.singleSignOn.off"));
  await openOidc(config.oidc, config.siteUrl).start("doctor");
  return fine("sign-in", t("findings.singleSignOn.well", { issuer: config.oidc.issuer }));
}

/** By the last purge: probing a CDN would need a purge. */
async function checkCdn({ db, config, t }: CheckContext): Promise<Finding> {
  if (!config.cdn) return fine("cdn", t("findings.cdn.off"));
  const failed = await findFailedJob(db, purgeCdn.kind);
  const { host } = new URL(config.cdn.url);
  if (!failed) return fine("cdn", t("findings.cdn.well", { host }));
  return warning("cdn", t("findings.cdn.late", { error: failed.error ?? "" }));
}
