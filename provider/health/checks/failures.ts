import { countJobsFailedBy } from "../../kernel/jobs/repo";
import { countEntries } from "../../kernel/write/audit-repo";
import { MailError } from "../../ports/mail/mail";
import { type CheckContext, type Finding, fine, problem, warning } from "./finding";

const hour = 60 * 60_000;

/** Mails that failed within a day; one may have been a mistyped address, so many are no accident. */
const manyMails = 5;

export async function checkFailedMails({ db, now, t }: CheckContext): Promise<Finding> {
  const count = await countJobsFailedBy(db, MailError.name, before(now(), 24 * hour));
  const detail = t("findings.failedMails", { count });
  if (count >= manyMails) return problem("failed-mails", detail, count);
  return (count > 0 ? warning : fine)("failed-mails", detail, count);
}

/** In an hour. People mistype less often; somebody who tries passwords does so more often. */
const manySignIns = 100;

export async function checkFailedSignIns({ db, now, t }: CheckContext): Promise<Finding> {
  const count = await countEntries(db, ["sign_in_failed"], { start: before(now(), hour), end: now().toISOString() });
  return (count >= manySignIns ? problem : fine)("failed-sign-ins", t("findings.failedSignIns", { count }), count);
}

function before(now: Date, age: number): string {
  return new Date(now.getTime() - age).toISOString();
}
