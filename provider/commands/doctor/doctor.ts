import type { Files } from "../../ports/files/files";
import { openFiles } from "../../ports/files/open";
import { openMail } from "../../ports/mail/open";
import { openOidc } from "../../ports/oidc/openid";
import { openSharedState } from "../../ports/shared/open";
import type { AdminCommand, AdminContext } from "../admin-command";
import { checkBackups } from "./backups";
import { checkCertificate } from "./certificate";
import { checkClock, checkDatabase } from "./database";
import { checkDisk } from "./disk";
import { checkNamedFiles, checkOrphans } from "./files";
import { type Finding, fine, problem } from "./finding";
import { checkJobs } from "./jobs";

export const doctor: AdminCommand = {
  usage: "",
  help: "Looks at database, files, disk, clock, certificate, mail, sign-in service, jobs and backups; exits with 1 at any problem",
  async run(context) {
    const findings = [
      await tried("database", () => checkDatabase(context)),
      await tried("clock", () => checkClock(context)),
      await tried("disk", () => checkDisk(context)),
      ...(await checkFiles(context)),
      await tried("mail", () => checkMail(context)),
      await tried("redis", () => checkRedis(context)),
      await tried("sign-in", () => checkSignIn(context)),
      await tried("certificate", () => checkCertificate(context)),
      await tried("jobs", () => checkJobs(context)),
      await tried("backups", () => checkBackups(context)),
    ];
    const marks = { fine: "ok     ", warning: "look   ", problem: "PROBLEM" };
    const lines = findings.map(({ check, state, detail }) => `${marks[state]}  ${check.padEnd(11)}  ${detail}`);
    return { lines, data: findings, isBad: findings.some(({ state }) => state === "problem") };
  },
};

/** A look that fails tells by that what is wrong. */
async function tried(check: string, look: () => Promise<Finding>): Promise<Finding> {
  return look().catch((error: Error) => problem(check, error.message.replace(/\s+/g, " ")));
}

async function checkFiles(context: AdminContext): Promise<Finding[]> {
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

async function checkMail({ config }: AdminContext): Promise<Finding> {
  const mail = openMail(config);
  try {
    await mail.check();
    return fine("mail", mail.isOn ? "The server takes it" : "There is none: SMTP_URL is not set");
  } finally {
    await mail.close();
  }
}

async function checkRedis({ config }: AdminContext): Promise<Finding> {
  const shared = await openSharedState(config.redisUrl);
  try {
    if (config.redisUrl === undefined) return fine("redis", "There is none, and one process needs none");
    return shared.isAvailable() ? fine("redis", "It answers") : problem("redis", "It does not answer");
  } finally {
    await shared.close();
  }
}

async function checkSignIn({ config }: AdminContext): Promise<Finding> {
  if (!config.oidc) return fine("sign-in", "There is no service for it: OIDC_ISSUER is not set");
  await openOidc(config.oidc, config.siteUrl).start();
  return fine("sign-in", `${config.oidc.issuer} answers`);
}
