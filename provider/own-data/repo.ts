import type { AuditAction } from "@/lib/contract/audit/values";
import type { Db, Row } from "../ports/database/schema";

export type WorkRow = Awaited<ReturnType<typeof listWork>>[number];

/** What the account is at each of its companies, the oldest first. */
export function listWork(db: Db, userId: number) {
  return db
    .selectFrom("memberships")
    .innerJoin("clients", "clients.id", "memberships.client_id")
    .select(["memberships.client_id", "role", "person_id", "branch_ids", "clients.company_name", "clients.is_active"])
    .where("memberships.user_id", "=", userId)
    .orderBy("memberships.id")
    .execute();
}

/** What the account did lately, the newest first. */
export function listDeeds(db: Db, userId: number, limit: number) {
  return db
    .selectFrom("audit_log")
    .leftJoin("clients", "clients.id", "audit_log.client_id")
    .select(["at", "action", "clients.company_name"])
    .where("actor_id", "=", userId)
    .orderBy("at", "desc")
    .limit(limit)
    .$narrowType<{ action: AuditAction }>()
    .execute();
}

/** With its sessions, passkeys and all that is its own, and the companies that it has asked for. */
export async function deleteUser(trx: Db, { id }: Pick<Row<"users">, "id">): Promise<void> {
  await trx.deleteFrom("sign_ups").where("user_id", "=", id).where("accepted_at", "is", null).execute();
  await trx.deleteFrom("users").where("id", "=", id).execute();
}
