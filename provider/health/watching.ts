import { z } from "zod";
import { dayMs } from "@/lib/contract/clock";
import type { Deps } from "../deps";
import type { Job } from "../kernel/jobs/job";
import { nobody } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { sendLetter } from "../notifications/mail/jobs";
import type { Alarm } from "../notifications/mail/notice";
import { listMailedAdministrators } from "../notifications/mailings/repo";
import { countNotificationsSince } from "../notifications/repo";
import { notify } from "../notifications/service";
import { type Finding, sayLater } from "./checks/finding";
import { runQuickChecks } from "./checks/run";
import { type FindingRow, listFindings, saveFindings } from "./findings-repo";

/** Milliseconds for a check. */
const patience = 30_000;
/** News in a day. Where something comes and goes more often, the rest waits and is told as it then stands. */
const mostNews = 6;
/** Milliseconds that all must be well before it is told: what comes and goes is one alarm. */
const calm = 60 * 60_000;

const kinds = ["alarm_began", "alarm_stands", "alarm_over"] as const;

/** Looks at what the status screen shows. */
export const watchService: Job = {
  kind: "watch_service",
  payload: z.unknown(),
  every: 15 * 60_000,
  async run(deps) {
    await takeFindings(deps, await runQuickChecks({ ...deps, t: sayLater }, patience));
  },
};

/** Keeps what was found, for metrics, and tells administrators of alarms. */
export function takeFindings(deps: Deps, findings: readonly Finding[]): Promise<void> {
  return write(deps, nobody, async (open) => {
    const { trx, now } = open;
    const before = await listFindings(trx);
    const dayAgo = new Date(Date.parse(now) - dayMs).toISOString();
    const mayTell = (await countNotificationsSince(trx, kinds, dayAgo)) < mostNews;
    const rows = findings.map((finding) =>
      judge(
        finding,
        before.find(({ name }) => name === finding.check),
        { now, mayTell },
      ),
    );
    await saveFindings(trx, rows);
    const news = findNews(before, rows);
    if (news) await tell(open, deps.mail.isOn, news, rows);
  });
}

/** Problems, and a new release, though that can wait. */
function isAlarm({ check, state, value }: Finding): boolean {
  return state === "problem" || (check === "release" && value === 1);
}

/** A finding with what has been told of it, as it is kept. */
export function judge(
  finding: Finding,
  before: Pick<FindingRow, "told_at" | "well_since"> | undefined,
  { now, mayTell }: { now: string; mayTell: boolean },
): FindingRow {
  const { check: name, state, detail, value = null } = finding;
  const found = { name, state, detail, value };
  const { told_at = null, well_since = null } = before ?? {};
  if (isAlarm(finding))
    return { ...found, told_at: mayTell ? toldOf(finding, told_at, now) : told_at, well_since: null };
  if (told_at === null) return { ...found, told_at, well_since: null };
  const since = well_since ?? now;
  const isOver = mayTell && Date.parse(now) - Date.parse(since) >= calm;
  return { ...found, told_at: isOver ? null : told_at, well_since: isOver ? null : since };
}

/** Again after a day, but of a release once. */
function toldOf({ check }: Finding, before: string | null, now: string): string {
  if (before === null) return now;
  const isForgotten = Date.parse(now) - Date.parse(before) >= dayMs;
  return isForgotten && check !== "release" ? now : before;
}

/** The one thing to tell: that something began, still stands, or that all is well again. */
function findNews(before: readonly FindingRow[], rows: readonly FindingRow[]): Alarm["news"] | null {
  const toldBefore = new Map(before.map(({ name, told_at }) => [name, told_at]));
  const standing = rows.filter(({ told_at }) => told_at !== null);
  if (standing.some(({ name }) => !toldBefore.get(name))) return "alarm_began";
  if (standing.some(({ name, told_at }) => told_at !== toldBefore.get(name))) return "alarm_stands";
  return standing.length === 0 && before.some(({ told_at }) => told_at !== null) ? "alarm_over" : null;
}

async function tell(open: Write, canMail: boolean, news: Alarm["news"], rows: readonly FindingRow[]): Promise<void> {
  const standing = rows.filter(({ told_at, well_since }) => told_at !== null && well_since === null);
  await notify(open, "administrators", { kind: news, detail: "", count: standing.length, subjectId: null });
  if (!canMail) return;
  const findings = standing.map(({ name, detail }) => ({ check: name, detail }));
  for (const { id, email } of await listMailedAdministrators(open.trx, "operations"))
    await open.enqueue(sendLetter, { user_id: id, to: email, letter: { kind: "alarm", news, findings } });
}
