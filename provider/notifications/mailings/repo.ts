import { type NotNull, sql } from "kysely";
import type { MailTopic } from "@/lib/contract/notifications/schema";
import type { Db, Row } from "../../ports/database/schema";

/** The day by which an account was last told of its week, or of the site's month. */
type Told = "digest_day" | "month_day";

export type MailingsRow = Omit<Row<"mailings">, "user_id" | Told>;

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
    .values({ ...usual, ...changed, user_id: userId, digest_day: null, month_day: null })
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

export type DigestReader = { client_id: number; user_id: number; email: string; company_name: string };

/** Companies of a time zone (null: those that have named none) that want a digest and had none since `monday`. */
export function listDigestReaders(
  db: Db,
  { timeZone, monday, limit }: { timeZone: string | null; monday: string; limit: number },
): Promise<DigestReader[]> {
  return db
    .selectFrom("clients")
    .innerJoin("users", "users.id", "clients.user_id")
    .leftJoin("profiles", "profiles.client_id", "clients.id")
    .leftJoin("mailings", "mailings.user_id", "users.id")
    .select(["clients.id as client_id", "users.id as user_id", "users.email", "clients.company_name"])
    .where("users.is_active", "=", true)
    .where("users.email", "is not", null)
    .where("profiles.time_zone", timeZone === null ? "is" : "=", timeZone)
    .where((eb) => eb.or([eb("mailings.user_id", "is", null), eb("mailings.is_for_digest", "=", true)]))
    .where(sql<string>`coalesce(mailings.digest_day, '')`, "<", monday)
    .orderBy("clients.id")
    .limit(limit)
    .$narrowType<{ email: NotNull }>()
    .execute();
}

/** Whether what is told of that day is this transaction's to send, which is done once. */
export async function takeMailing(trx: Db, userId: number, told: Told, day: string): Promise<boolean> {
  const taken = await trx
    .insertInto("mailings")
    .values({ ...usual, user_id: userId, digest_day: null, month_day: null, [told]: day })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ [told]: day })
        .where((eb) => eb(eb.fn.coalesce(`mailings.${told}`, eb.val("")), "<", day)),
    )
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}
