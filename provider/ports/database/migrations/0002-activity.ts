import { type Kysely, sql } from "kysely";
import { columnTypes } from "../columns";

/**
 * Adds the client to audit entries. No foreign key, because entries outlive their client. The indexes cover a page's
 * filters and its count.
 */
export async function nameClientOfAuditEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("audit_log").addColumn("client_id", columnTypes(db).integer).execute();
  await sql`update audit_log set client_id = cast(substr(target, 8) as bigint) where target like 'client:%'`.execute(
    db,
  );
  await sql`update audit_log set client_id = (select clients.id from clients where clients.user_id =
    cast(substr(audit_log.target, 6) as bigint)) where target like 'user:%'`.execute(db);
  await sql`update audit_log set client_id = (select clients.id from clients join users on users.id = clients.user_id
    where users.email = substr(audit_log.target, 7)) where target like 'email:%'`.execute(db);
  const index = (name: string) => db.schema.createIndex(name).on("audit_log");
  await index("audit_by_client").columns(["client_id", "at", "action"]).execute();
  await index("audit_by_actor").columns(["actor_id", "at", "action", "client_id"]).execute();
}
