import type { Files } from "../../ports/files/files";
import { openFiles } from "../../ports/files/open";
import { checkBackups } from "./backups";
import { checkCertificate } from "./certificate";
import { checkClock, checkDatabase } from "./database";
import { checkDisk } from "./disk";
import { checkNamedFiles, checkOrphans } from "./files";
import { type CheckContext, type Finding, problem } from "./finding";
import { checkJobs } from "./jobs";
import { checkCdn, checkMail, checkRedis, checkSignIn } from "./neighbours";

/** What can be looked at in a moment, whatever has been stored. */
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

/** All at once; each has `patience` milliseconds to answer. */
export function runQuickChecks(context: CheckContext, patience: number): Promise<Finding[]> {
  return Promise.all(
    Object.entries(quick).map(([check, look]) => tried(check, () => withPatience(look(context), patience))),
  );
}

/** One after the other, those besides that read every row and file. */
export async function runAllChecks(context: CheckContext): Promise<Finding[]> {
  const findings = [await tried("database", () => checkDatabase(context)), ...(await checkFiles(context))];
  for (const [check, look] of Object.entries(quick)) findings.push(await tried(check, () => look(context)));
  return findings;
}

/** A look that fails tells by that what is wrong. */
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
