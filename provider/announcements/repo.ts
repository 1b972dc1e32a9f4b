import type { Insertable, Updateable } from "kysely";
import { announcementLimits } from "@/lib/contract/announcements/values";
import type { Database, Db, Row } from "../ports/database/schema";

export type AnnouncementRow = Row<"announcements">;
export type AnnouncementChange = Updateable<Database["announcements"]>;

const withPlan = (db: Db) =>
  db
    .selectFrom("announcements")
    .leftJoin("plans", "plans.id", "announcements.plan_id")
    .selectAll("announcements")
    .select("plans.name as plan_name");

export function listAnnouncements(db: Db) {
  return withPlan(db)
    .orderBy("announcements.starts_at", "desc")
    .orderBy("announcements.id", "desc")
    .limit(announcementLimits.listed)
    .execute();
}

export function findAnnouncement(db: Db, id: number) {
  return withPlan(db).where("announcements.id", "=", id).executeTakeFirst();
}
export type FoundAnnouncement = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>;

export async function insertAnnouncement(db: Db, row: Insertable<Database["announcements"]>): Promise<number> {
  const { id } = await db.insertInto("announcements").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updateAnnouncement(db: Db, id: number, change: AnnouncementChange): Promise<void> {
  await db.updateTable("announcements").set(change).where("id", "=", id).execute();
}

/** With what the bell says of it. */
export async function deleteAnnouncement(db: Db, id: number): Promise<void> {
  await db.deleteFrom("announcements").where("id", "=", id).execute();
  const told = db.deleteFrom("notifications").where("kind", "=", "announcement_made");
  await told.where("subject_id", "=", id).execute();
}

type Reader = { userId: number; clientId: number | null; now: string };

/** What an account is to see: maintenance to come, and for a client news that run. */
export function listShown(db: Db, { userId, clientId, now }: Reader): Promise<AnnouncementRow[]> {
  return db
    .selectFrom("announcements")
    .selectAll()
    .where("ends_at", ">", now)
    .where((eb) => {
      const isMaintenance = eb("kind", "=", "maintenance");
      if (clientId === null) return isMaintenance;
      const planOfReader = eb.selectFrom("subscriptions").select("plan_id").where("client_id", "=", clientId);
      const isForReader = eb.or([eb("plan_id", "is", null), eb("plan_id", "=", planOfReader)]);
      return eb.or([isMaintenance, eb.and([eb("starts_at", "<=", now), isForReader])]);
    })
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("dismissals")
            .select("user_id")
            .whereRef("announcement_id", "=", "announcements.id")
            .where("user_id", "=", userId),
        ),
      ),
    )
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc")
    .limit(announcementLimits.shown)
    .execute();
}

export async function insertDismissal(db: Db, announcementId: number, userId: number): Promise<void> {
  await db
    .insertInto("dismissals")
    .values({ announcement_id: announcementId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The next that has not ended. */
export function findMaintenance(db: Db, now: string): Promise<AnnouncementRow | undefined> {
  return db
    .selectFrom("announcements")
    .selectAll()
    .where("kind", "=", "maintenance")
    .where("ends_at", ">", now)
    .orderBy("starts_at")
    .limit(1)
    .executeTakeFirst();
}

/** News that run and have not been told to everybody. */
export function listUntold(db: Db, now: string): Promise<{ id: number }[]> {
  return db
    .selectFrom("announcements")
    .select("id")
    .where("kind", "=", "news")
    .where("told_at", "is", null)
    .where("starts_at", "<=", now)
    .where("ends_at", ">", now)
    .orderBy("id")
    .execute();
}

/** Owners of active clients after an id, by the client's id. */
export function listOwners(db: Db, planId: number | null, after: number, limit: number) {
  const owners = db
    .selectFrom("clients")
    .innerJoin("users", "users.id", "clients.owner_id")
    .select(["clients.id as client_id", "clients.confirm_by", "users.id as user_id", "users.email", "users.language"])
    .where("clients.is_active", "=", true)
    .where("clients.id", ">", after)
    .orderBy("clients.id")
    .limit(limit);
  if (planId === null) return owners.execute();
  return owners
    .where("clients.id", "in", (eb) => eb.selectFrom("subscriptions").select("client_id").where("plan_id", "=", planId))
    .execute();
}

export async function isTold(db: Db, announcementId: number, userId: number): Promise<boolean> {
  const told = db.selectFrom("notifications").select("id").where("user_id", "=", userId);
  const news = told.where("kind", "=", "announcement_made").where("subject_id", "=", announcementId);
  return (await news.executeTakeFirst()) !== undefined;
}

export type Owner = Awaited<ReturnType<typeof listOwners>>[number];
