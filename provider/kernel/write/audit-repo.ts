import { type Expression, sql } from "kysely";
import type { AuditAction } from "@/lib/contract/audit/values";
import { countRows } from "../../ports/database/queries/count-rows";
import type { Db, Row } from "../../ports/database/schema";

/**
 * Who acts, and from which address; `actorId` is null for the service itself and before a sign-in. Changes of a
 * client's content have no address, because the sign-in is already logged with it.
 */
export type AuditActor = { actorId: number | null; address: string };

/** For writes by the service itself, or when the entry names the actor. */
export const nobody: AuditActor = { actorId: null, address: "" };

export type AuditEntry = AuditActor & {
  action: AuditAction;
  /** The object: `user:3`, `client:12`; for a sign-in `email:asha@example.com`, or `phone:919830012345`. */
  target: string;
  /** Text for people; never a password or token. */
  detail?: string;
};

/** Call it in the transaction that it logs. `now` is an ISO time. */
export async function recordAudit(
  db: Db,
  { actorId, address, action, target, detail = "" }: AuditEntry,
  now: string,
): Promise<void> {
  const entry = { at: now, actor_id: actorId, action, target, address, detail, client_id: findClientOf(db, target) };
  await db.insertInto("audit_log").values(entry).execute();
}

/** ISO time of the newest entry; null if there is none. */
export async function findLastEntryTime(db: Db): Promise<string | null> {
  const entry = db.selectFrom("audit_log").select("at").orderBy("at", "desc").limit(1);
  return (await entry.executeTakeFirst())?.at ?? null;
}

/** Times are ISO; `end` is exclusive. */
export function countEntries(
  db: Db,
  actions: readonly AuditAction[],
  { start, end }: { start: string; end: string },
): Promise<number> {
  return countRows(
    db.selectFrom("audit_log").where("action", "in", actions).where("at", ">=", start).where("at", "<", end),
  );
}

/** Anonymises entries about a client, its sign-up requests and by accounts that are no more: only action, time and actor remain. */
export async function anonymizeAuditOfClient(
  db: Db,
  { id, userIds }: { id: number; userIds: readonly number[] },
  signUps: readonly number[],
): Promise<void> {
  const requests = signUps.map((signUp) => `sign_up:${signUp}`);
  await db
    .updateTable("audit_log")
    .set({ target: `client:${id}`, address: "", detail: "", client_id: id })
    .where((eb) =>
      eb.or([
        eb("client_id", "=", id),
        ...(userIds.length > 0 ? [eb("actor_id", "in", userIds)] : []),
        ...(requests.length > 0 ? [eb("target", "in", requests)] : []),
      ]),
    )
    .execute();
}

/** Leaves of an account that is deleted only what was done and when; the company's log keeps what it did there. */
export async function anonymizeAuditOfAccount(
  db: Db,
  { id, email, sign_in_phone }: Pick<Row<"users">, "id" | "email" | "sign_in_phone">,
): Promise<void> {
  await db.updateTable("audit_log").set({ address: "" }).where("actor_id", "=", id).execute();
  const naming = db.updateTable("audit_log").set({ detail: "" }).where("actor_id", "=", id);
  await naming.where("action", "in", ["join_requested", "member_joined", "person_left"]).execute();
  await db
    .updateTable("audit_log")
    .set({ target: `user:${id}`, address: "", detail: "" })
    .where("target", "in", [`user:${id}`, `email:${email}`, `phone:${sign_in_phone}`])
    .execute();
}

/** The oldest client of the target's account; null for an administrator, or an e-mail or number that nobody has. */
function findClientOf(db: Db, target: string): Expression<number | null> {
  const colon = target.indexOf(":");
  const [kind, name] = [target.slice(0, colon), target.slice(colon + 1)];
  if (kind === "client") return sql.val(Number(name));
  const clients = db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("memberships.client_id")
    .orderBy("memberships.id")
    .limit(1);
  if (kind === "user") return clients.where("users.id", "=", Number(name)).$asScalar();
  return clients.where(kind === "phone" ? "users.sign_in_phone" : "users.email", "=", name).$asScalar();
}
