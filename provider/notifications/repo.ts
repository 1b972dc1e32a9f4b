import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { NotificationKind, ReadNotificationsInput } from "@/lib/contract/notifications/schema";
import type { ListQuery } from "@/lib/contract/pagination";
import type { Reach } from "@/lib/contract/policies";
import { fetchPage, type Page } from "../kernel/http/list";
import { isWithinReach } from "../memberships/reach-repo";
import { countRows } from "../ports/database/queries/count-rows";
import type { Database, Db, Row } from "../ports/database/schema";

export type NotificationRow = Omit<Row<"notifications">, "kind"> & { kind: NotificationKind };
type NewNotification = Omit<NotificationRow, "id" | "delivered_at" | "read_at">;

export function listAdministrators(db: Db): Promise<{ user_id: number }[]> {
  const administrators = db.selectFrom("users").select("id as user_id").where("is_admin", "=", true);
  return administrators.where("is_active", "=", true).orderBy("id").execute();
}

export async function insertNotification(db: Db, notification: NewNotification): Promise<number> {
  const { id } = await db
    .insertInto("notifications")
    .values({ ...notification, delivered_at: null, read_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps so many of an account: those that are not read, the newest first, and then those that are. */
export async function deleteBeyond(db: Db, userId: number, kept: number): Promise<void> {
  const beyond = db
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy((eb) => eb.case().when("read_at", "is", null).then(0).else(1).end())
    .orderBy("id", "desc")
    .offset(kept)
    .limit(100);
  await db.deleteFrom("notifications").where("id", "in", beyond).execute();
}

export function listNotifications(db: Db, userId: number, query: ListQuery): Promise<Page<NotificationRow>> {
  const notifications = db.selectFrom("notifications").selectAll().where("user_id", "=", userId);
  return fetchPage(notifications.$narrowType<{ kind: NotificationKind }>(), query, {});
}

export function countUnread(db: Db, userId: number): Promise<number> {
  return countRows(db.selectFrom("notifications").where("user_id", "=", userId).where("read_at", "is", null));
}

/** How many times in all accounts of such kinds were told since then; all who are told at once count once. */
export async function countNotificationsSince(
  db: Db,
  kinds: readonly NotificationKind[],
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom("notifications")
    .select((eb) => eb.fn.count<number>("created_at").distinct().as("count"))
    .where("kind", "in", kinds)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function readNotifications(
  db: Db,
  userId: number,
  which: ReadNotificationsInput,
  now: string,
): Promise<void> {
  const unread = db
    .updateTable("notifications")
    .set({ read_at: now })
    .where("user_id", "=", userId)
    .where("read_at", "is", null);
  await ("id" in which ? unread.where("id", "=", which.id) : unread.where("id", "<=", which.up_to)).execute();
}

/** A notification with the account that it is for. It is active unless account or client are blocked. */
export function findAddressed(db: Db, id: number) {
  return db
    .selectFrom("notifications")
    .innerJoin("users", "users.id", "notifications.user_id")
    .leftJoin("clients", "clients.id", "notifications.client_id")
    .selectAll("notifications")
    .select((eb) => ["users.email", eb.fn.coalesce("clients.is_active", "users.is_active").as("is_active")])
    .where("notifications.id", "=", id)
    .$narrowType<{ kind: NotificationKind }>()
    .executeTakeFirst();
}

/** Whether it is this transaction's to see to its devices and mails, which is done once. */
export async function takeDelivery(trx: Db, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("notifications")
    .set({ delivered_at: now })
    .where("id", "=", id)
    .where("delivered_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the account was told of one client. */
export async function deleteNotificationsOfClient(trx: Db, userId: number, clientId: number): Promise<void> {
  await trx.deleteFrom("notifications").where("user_id", "=", userId).where("client_id", "=", clientId).execute();
}

/** What the account was told as an administrator. */
export async function deleteNotificationsOfSite(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("notifications").where("user_id", "=", userId).where("client_id", "is", null).execute();
}

/** What notifications can be about that may be deleted, and which tell of it. */
const kindsAbout = {
  feedback: ["review_received"],
  leads: ["lead_received", "order_received", "reminder_due", "lead_handed_over", "lead_unanswered"],
  appointments: ["appointment_requested", "appointment_withdrawn", "appointment_handed_over"],
} as const satisfies Record<string, NotificationKind[]>;

/** What the account was told of the client, but of what is within its reach or was decided about its own card. */
export async function deleteNotificationsBeyond(trx: Db, userId: number, reach: Reach & { clientId: number }) {
  await trx
    .deleteFrom("notifications")
    .where("user_id", "=", userId)
    .where("client_id", "=", reach.clientId)
    .where("kind", "!=", "change_decided")
    .where((eb) => eb.not(eb.or([isToldWithin("leads", reach), isToldWithin("appointments", reach)])))
    .execute();
}

function isToldWithin(about: "leads" | "appointments", reach: Reach): Expression<SqlBool> {
  const eb = expressionBuilder<Database, "notifications">();
  const reached = eb.selectFrom(about).select(`${about}.id`).where(isWithinReach(about, reach));
  // No row is 0, and what tells of none is of nothing within reach.
  const subject = eb.fn.coalesce("notifications.subject_id", eb.lit(0));
  return eb.and([eb("notifications.kind", "in", kindsAbout[about]), eb(subject, "in", reached)]);
}

/** They name who sent it. */
export async function deleteNotificationsAbout(
  trx: Db,
  clientId: number,
  about: keyof typeof kindsAbout,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom("notifications")
    .where("client_id", "=", clientId)
    .where("kind", "in", kindsAbout[about])
    .where("subject_id", "in", ids)
    .execute();
}
