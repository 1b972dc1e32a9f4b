import type { Db } from "../db/schema";

type AuditAction =
  | "sign_in"
  | "sign_in_failed"
  | "sign_in_denied"
  | "sign_out"
  | "refresh_token_reused"
  | "account_updated"
  | "password_changed"
  | "slug_changed"
  | "administrator_created"
  | "client_created"
  | "client_renamed"
  | "client_blocked"
  | "client_unblocked"
  | "client_deleted";

/** Who acts and from which network address; `actorId` is null for the service itself and before a sign-in. */
export type AuditActor = { actorId: number | null; address: string };

export type AuditEntry = AuditActor & {
  action: AuditAction;
  /** What it was done to: `user:3`, `client:12`, `email:asha@example.com`. */
  target: string;
  /** For people; never a password or token. */
  detail?: string;
};

/** Belongs into the transaction of what it tells about. `now` is an ISO time. */
export async function recordAudit(
  db: Db,
  { actorId, address, action, target, detail = "" }: AuditEntry,
  now: string,
): Promise<void> {
  await db.insertInto("audit_log").values({ at: now, actor_id: actorId, action, target, address, detail }).execute();
}
