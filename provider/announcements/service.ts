import type { SendAnnouncementInput } from "@/lib/contract/announcements/schema";
import { dayAfter } from "@/lib/contract/clock";
import { fieldError } from "@/lib/contract/errors";
import * as planMessages from "@/lib/contract/plans/messages";
import { writeTexts } from "@/lib/contract/texts";
import type { Deps } from "../deps";
import type { Actor } from "../kernel/http/actor";
import { requireFound } from "../kernel/http/require-found";
import { startOfDay } from "../kernel/local-time";
import type { AuditActor } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { findPlan } from "../plans/repo";
import { lockRow } from "../ports/database/queries/lock-row";
import type { Db } from "../ports/database/schema";
import * as repo from "./repo";

export function listAnnouncements({ db }: Pick<Deps, "db">) {
  return repo.listAnnouncements(db);
}

/** @throws ApiError 400 on `plan_id` for an unknown plan */
export function createAnnouncement(deps: Deps, input: SendAnnouncementInput, by: AuditActor) {
  return write(deps, by, async ({ trx, now, record }) => {
    const row = await toRow(deps, trx, input);
    const id = await repo.insertAnnouncement(trx, { ...row, created_at: now, updated_at: now });
    await record({ action: "announcement_created", target: `announcement:${id}`, detail: nameOf(row) });
    return requireFound(await repo.findAnnouncement(trx, id));
  });
}

/** Who has been told is not told again. @throws ApiError 404, 400 on `plan_id` for an unknown plan */
export function updateAnnouncement(deps: Deps, id: number, input: SendAnnouncementInput, by: AuditActor) {
  return write(deps, by, async (open) => {
    requireFound(await lockRow(open.trx, "announcements", "id", id));
    return change(open, id, await toRow(deps, open.trx, input));
  });
}

/** Takes it away from all screens; one that is over stays as it is. @throws ApiError 404 */
export function endAnnouncement(deps: Deps, id: number, by: AuditActor) {
  return write(deps, by, async (open) => {
    const { trx, now } = open;
    const row = requireFound(await lockRow(trx, "announcements", "id", id));
    if (row.ends_at <= now) return requireFound(await repo.findAnnouncement(trx, id));
    const isToCome = row.starts_at > now;
    return change(open, id, { ends_at: now, ...(isToCome && { starts_at: now }) });
  });
}

/** @throws ApiError 404 */
export function deleteAnnouncement(deps: Deps, id: number, by: AuditActor): Promise<void> {
  return write(deps, by, async ({ trx, record }) => {
    const row = requireFound(await repo.findAnnouncement(trx, id));
    await repo.deleteAnnouncement(trx, id);
    await record({ action: "announcement_deleted", target: `announcement:${id}`, detail: nameOf(row) });
  });
}

/** What an account is to see now. */
export function listShown({ db, now }: Pick<Deps, "db" | "now">, { userId, clientId }: Actor) {
  return repo.listShown(db, { userId, clientId, now: now().toISOString() });
}

/** @throws ApiError 404 */
export function dismissAnnouncement(deps: Deps, id: number, { userId }: Actor, by: AuditActor): Promise<void> {
  return write(deps, by, async ({ trx }) => {
    requireFound(await repo.findAnnouncement(trx, id));
    await repo.insertDismissal(trx, id, userId);
  });
}

/** When the site will be away next. */
export function findMaintenance({ db, now }: Pick<Deps, "db" | "now">) {
  return repo.findMaintenance(db, now().toISOString());
}

async function change({ trx, now, record }: Write, id: number, fields: repo.AnnouncementChange) {
  await repo.updateAnnouncement(trx, id, { ...fields, updated_at: now });
  const row = requireFound(await repo.findAnnouncement(trx, id));
  await record({ action: "announcement_updated", target: `announcement:${id}`, detail: nameOf(row) });
  return row;
}

async function toRow({ config }: Pick<Deps, "config">, trx: Db, input: SendAnnouncementInput) {
  const { kind } = input;
  if (input.kind === "maintenance") {
    const { starts_at, ends_at } = input;
    return { kind, starts_at, ends_at, title: "", text: "", link: "", texts: null, plan_id: null, is_by_mail: false };
  }
  const { title, text, link, plan_id, by_mail } = input;
  if (plan_id !== null && !(await findPlan(trx, plan_id))) throw fieldError("plan_id", planMessages.unknown);
  return {
    ...{ kind, title, text, link, plan_id },
    texts: writeTexts(input.texts),
    starts_at: startOfDay(config.timeZone, input.first_on).toISOString(),
    ends_at: startOfDay(config.timeZone, dayAfter(input.last_on)).toISOString(),
    is_by_mail: by_mail,
  };
}

/** What the audit log calls it: news by the title, maintenance by its time. */
function nameOf({ title, starts_at }: Pick<repo.AnnouncementRow, "title" | "starts_at">): string {
  return title || `${starts_at.slice(0, 16).replace("T", " ")} UTC`;
}
