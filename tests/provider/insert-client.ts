import { randomUUID } from "node:crypto";
import { writeProfile } from "@/provider/cards/profile/repo";
import { insertClient as writeClient } from "@/provider/clients/repo";
import { insertMembership } from "@/provider/memberships/repo";
import type { Db } from "@/provider/ports/database/schema";

/** Inserts the rows of a client directly. @returns the client's id */
export async function insertClient(
  db: Db,
  {
    company_name = "Company",
    phone = "",
    slug = `company-${randomUUID()}`,
    is_active = true,
    email = `${randomUUID()}@example.com`,
  }: Partial<{ company_name: string; phone: string; slug: string; is_active: boolean; email: string | null }> = {},
): Promise<number> {
  const at = "2026-11-20T10:00:00.000Z";
  const times = { created_at: at, updated_at: at };
  const { id: user_id } = await db
    .insertInto("users")
    .values({
      ...times,
      email,
      username: slug,
      password_hash: "",
      is_admin: false,
      is_active: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const id = await writeClient(db, { ...times, owner_id: user_id, is_active, company_name, phone });
  await insertMembership(db, { user_id, client_id: id, role: "owner", created_at: at });
  await db.insertInto("slugs").values({ slug, client_id: id, is_current: true, created_at: at }).execute();
  return id;
}

/** A profile that holds nothing but a time zone. */
export function setTimeZone(db: Db, clientId: number, time_zone: string): Promise<void> {
  return writeProfile(db, clientId, { time_zone }, "2026-11-20T10:00:00.000Z");
}
