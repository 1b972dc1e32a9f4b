import type { Insertable } from "kysely";
import type { Database, Db } from "../../ports/database/schema";

/** What a client has chosen, all of it null where nothing, with its hours and clock. */
export function findDiary(db: Db, clientId: number) {
  return db
    .selectFrom("clients")
    .leftJoin("appointment_settings as chosen", "chosen.client_id", "clients.id")
    .leftJoin("profiles", "profiles.client_id", "clients.id")
    .select([
      "chosen.is_on",
      "chosen.services",
      "chosen.step",
      "chosen.at_once",
      "chosen.notice_hours",
      "chosen.ahead_days",
      "profiles.opening_hours",
      "profiles.time_zone",
    ])
    .where("clients.id", "=", clientId)
    .executeTakeFirst();
}

export async function writeSettings(db: Db, settings: Insertable<Database["appointment_settings"]>): Promise<void> {
  const { client_id: _, created_at: __, ...change } = settings;
  await db
    .insertInto("appointment_settings")
    .values(settings)
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(change))
    .execute();
}
