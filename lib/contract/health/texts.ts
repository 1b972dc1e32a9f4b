import type { Key } from "../../i18n/messages";
import type { T } from "../../i18n/translator";

const names: Partial<Record<string, Key>> = {
  clock: "status.checks.clock",
  disk: "status.checks.disk",
  mail: "status.checks.mail",
  "failed-mails": "status.checks.failedMails",
  redis: "status.checks.redis",
  "sign-in": "status.checks.singleSignOn",
  "failed-sign-ins": "status.checks.failedSignIns",
  cdn: "status.checks.cdn",
  certificate: "status.checks.certificate",
  jobs: "status.checks.jobs",
  backups: "status.checks.backups",
  release: "status.checks.release",
};

/** What a check is called; one of another release by its name in the code. */
export function nameCheck(t: T, check: string): string {
  const name = names[check];
  return name ? t(name) : check;
}
