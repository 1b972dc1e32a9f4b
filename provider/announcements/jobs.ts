import { z } from "zod";
import { announcementLimits } from "@/lib/contract/announcements/values";
import type { Deps } from "../deps";
import type { Job } from "../kernel/jobs/job";
import { nobody } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { mailAccount } from "../notifications/mail/jobs";
import { wantsMail } from "../notifications/mailings/repo";
import { notify } from "../notifications/service";
import { lockRow } from "../ports/database/queries/lock-row";
import { textsIn } from "./presenter";
import * as repo from "./repo";

/** Tells owners of news that have begun, by the bell and, where it says so, by mail. */
export const tellAnnouncements: Job = {
  kind: "tell_announcements",
  payload: z.unknown(),
  every: 20_000,
  async run(deps, _payload, signal) {
    for (const { id } of await repo.listUntold(deps.db, deps.now().toISOString()))
      while (!signal.aborted && (await tellSome(deps, id)));
  },
};

/** Tells the next owners. Up to whom stands in the same write, so that each is told once. @returns whether any are left */
function tellSome(deps: Deps, id: number): Promise<boolean> {
  return write(deps, nobody, async (open) => {
    const { trx, now } = open;
    const row = await lockRow(trx, "announcements", "id", id);
    if (!row || row.told_at !== null || row.ends_at <= now) return false;
    const owners = await repo.listOwners(trx, row.plan_id, row.told_up_to, announcementLimits.toldAtOnce);
    for (const owner of owners) await tell(deps, open, row, owner);
    const last = owners.at(-1);
    const isDone = owners.length < announcementLimits.toldAtOnce;
    await repo.updateAnnouncement(trx, id, {
      told_up_to: last?.client_id ?? row.told_up_to,
      told_at: isDone ? now : null,
    });
    return !isDone;
  });
}

async function tell(deps: Deps, open: Write, row: repo.AnnouncementRow, owner: repo.Owner): Promise<void> {
  const { title, text } = textsIn(row, owner.language);
  const { client_id: clientId, user_id } = owner;
  // An owner of several clients is told once.
  if (await repo.isTold(open.trx, row.id, user_id)) return;
  await notify(open, { clientId }, { kind: "announcement_made", detail: title, count: null, subjectId: row.id });
  // An e-mail that nobody has confirmed may be a stranger's.
  if (!row.is_by_mail || owner.confirm_by !== null) return;
  if (!(await wantsMail(open.trx, user_id, "announcements"))) return;
  const account = { id: user_id, email: owner.email };
  await mailAccount(deps, open, account, { kind: "news", title, text, link: row.link });
}
