import type {
  NotificationKind,
  ReadNotificationsInput,
  UnreadNotifications,
} from "@/lib/contract/notifications/schema";
import { notificationLimits } from "@/lib/contract/notifications/values";
import type { ListQuery } from "@/lib/contract/pagination";
import type { Deps } from "../deps";
import type { Actor } from "../kernel/http/actor";
import { findSessionUser } from "../kernel/http/actor-repo";
import type { AuditActor } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { listOwners } from "../memberships/repo";
import type { Db } from "../ports/database/schema";
import { deliverNotification } from "./jobs";
import * as repo from "./repo";

export type News = {
  kind: NotificationKind;
  /** The name of whom it is about. */
  detail: string;
  /** Stars, products or visitors. */
  count: number | null;
  /** The id of what it is about. */
  subjectId: number | null;
};

/** Some accounts of a client, else its owners; or all administrators. */
type Audience = { clientId: number; userIds?: readonly number[] } | "administrators";

/**
 * Tells somebody, in the write that there is something to tell of. Their screens, devices and mails learn of it within a
 * second or two of that.
 */
export async function notify(
  { trx, now, enqueue }: Write,
  to: Audience,
  { subjectId: subject_id, ...news }: News,
): Promise<void> {
  const client_id = to === "administrators" ? null : to.clientId;
  for (const user_id of await listAccounts(trx, to)) {
    const id = await repo.insertNotification(trx, { ...news, user_id, client_id, subject_id, created_at: now });
    await repo.deleteBeyond(trx, user_id, notificationLimits.kept);
    await enqueue(deliverNotification, { id });
  }
}

async function listAccounts(trx: Db, to: Audience): Promise<readonly number[]> {
  if (to !== "administrators" && to.userIds) return to.userIds;
  const accounts = await (to === "administrators" ? repo.listAdministrators(trx) : listOwners(trx, to.clientId));
  return accounts.map(({ user_id }) => user_id);
}

export function listNotifications({ db }: Deps, { userId }: Actor, query: ListQuery) {
  return repo.listNotifications(db, userId, query);
}

export async function countUnread({ db }: Pick<Deps, "db">, { userId }: Actor): Promise<UnreadNotifications> {
  return { unread: await repo.countUnread(db, userId) };
}

/** What is left unread; the account's other screens are told as well. */
export async function readNotifications(
  deps: Deps,
  actor: Actor,
  which: ReadNotificationsInput,
  by: AuditActor,
): Promise<UnreadNotifications> {
  await write(deps, by, ({ trx, now }) => repo.readNotifications(trx, actor.userId, which, now));
  void deps.streams.tell([actor.userId]);
  return countUnread(deps, actor);
}

/**
 * Events with the number that is not read, for as long as the session lasts.
 * @throws ApiError 429 or 503 where there are too many streams
 */
export function streamNotifications({ db, now, streams }: Deps, actor: Actor): Response {
  const { userId, sessionId } = actor;
  return streams.open(userId, async () => {
    const isThere = await findSessionUser(db, { sessionId, userId, now: now().toISOString() });
    return isThere ? { event: "unread", data: await countUnread({ db }, actor) } : null;
  });
}
