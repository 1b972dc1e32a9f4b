import { type NotNull, sql } from "kysely";
import type { MailTopic } from "@/lib/contract/notifications/schema";
import type { Db, Row } from "../../ports/database/schema";

export type MailingsRow = Omit<Row<"mailings">, "user_id" | "month_day">;

const columns = {
  leads: "is_for_leads",
  reviews: "is_for_reviews",
  digest: "is_for_digest",
  sign_ups: "is_for_sign_ups",
  announcements: "is_for_announcements",
  operations: "is_for_operations",
} as const satisfies Record<MailTopic, keyof MailingsRow>;

/** What an account gets that has never said anything else. */
const usual: MailingsRow = {
  is_for_leads: true,
  is_for_reviews: true,
  is_for_digest: true,
  is_for_sign_ups: true,
  is_for_announcements: true,
  is_for_operations: true,
};

export async function findMailings(db: Db, userId: number): Promise<MailingsRow> {
  const mailings = db.selectFrom("mailings").select(Object.values(columns)).where("user_id", "=", userId);
  return (await mailings.executeTakeFirst()) ?? usual;
}

export async function wantsMail(db: Db, userId: number, topic: MailTopic): Promise<boolean> {
  return (await findMailings(db, userId))[columns[topic]];
}

/** Topics that `change` does not name stay. False where there is no such account any more. */
export async function changeMailings(
  db: Db,
  userId: number,
  change: Partial<Record<MailTopic, boolean>>,
): Promise<boolean> {
  const account = await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
  if (!account) return false;
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  const changed = Object.fromEntries(named.map(([topic, value]) => [columns[topic as MailTopic], value]));
  await db
    .insertInto("mailings")
    .values({ ...usual, ...changed, user_id: userId, month_day: null })
    .onConflict((conflict) =>
      named.length > 0 ? conflict.column("user_id").doUpdateSet(changed) : conflict.column("user_id").doNothing(),
    )
    .execute();
  return true;
}

/** The time zones that companies have named. */
export async function listTimeZones(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("profiles")
    .select("time_zone")
    .distinct()
    .where("time_zone", "is not", null)
    .execute();
  return rows.flatMap(({ time_zone }) => time_zone ?? []);
}

/** Administrators who want mails of a topic. */
export function listMailedAdministrators(db: Db, topic: MailTopic): Promise<{ id: number; email: string }[]> {
  return db
    .selectFrom("users")
    .leftJoin("mailings", "mailings.user_id", "users.id")
    .select(["users.id", "users.email"])
    .where("users.is_admin", "=", true)
    .where("users.is_active", "=", true)
    .where("users.email", "is not", null)
    .where((eb) => eb.or([eb("mailings.user_id", "is", null), eb(`mailings.${columns[topic]}`, "=", true)]))
    .orderBy("users.id")
    .$narrowType<{ email: NotNull }>()
    .execute();
}

export type DigestReader = Awaited<ReturnType<typeof listDigestReaders>>[number];

/** Owners in a time zone (null: of companies that have named none) who want a digest and had none since `monday`. */
export function listDigestReaders(
  db: Db,
  { timeZone, monday, limit }: { timeZone: string | null; monday: string; limit: number },
) {
  return db
    .selectFrom("memberships")
    .innerJoin("clients", "clients.id", "memberships.client_id")
    .innerJoin("users", "users.id", "memberships.user_id")
    .leftJoin("profiles", "profiles.client_id", "clients.id")
    .leftJoin("mailings", "mailings.user_id", "users.id")
    .select(["memberships.id", "clients.id as client_id", "users.id as user_id", "users.email", "clients.company_name"])
    .where("memberships.role", "=", "owner")
    .where("clients.is_active", "=", true)
    .where("users.email", "is not", null)
    .where("profiles.time_zone", timeZone === null ? "is" : "=", timeZone)
    .where((eb) => eb.or([eb("mailings.user_id", "is", null), eb("mailings.is_for_digest", "=", true)]))
    .where(sql<string>`coalesce(memberships.digest_day, '')`, "<", monday)
    .orderBy("clients.id")
    .orderBy("memberships.id")
    .limit(limit)
    .$narrowType<{ email: NotNull }>()
    .execute();
}

/** Whether the digest of that Monday is this transaction's to send, which is done once. */
export async function takeDigest(trx: Db, membershipId: number, monday: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("memberships")
    .set({ digest_day: monday })
    .where("id", "=", membershipId)
    .where(sql<string>`coalesce(digest_day, '')`, "<", monday)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the mail about the month that ended on that day is this transaction's to send, which is done once. */
export async function takeMonth(trx: Db, userId: number, month_day: string): Promise<boolean> {
  const taken = await trx
    .insertInto("mailings")
    .values({ ...usual, user_id: userId, month_day })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ month_day })
        .where((eb) => eb(eb.fn.coalesce("mailings.month_day", eb.val("")), "<", month_day)),
    )
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}
