import type { CreateSignUpInput, SignUpListQuery } from "@/lib/contract/clients/schema";
import { fetchPage, type Page } from "../../kernel/http/list";
import { withFolded } from "../../ports/database/folding/folded-texts";
import { countRows } from "../../ports/database/queries/count-rows";
import { lockRow } from "../../ports/database/queries/lock-row";
import { matchSearch } from "../../ports/database/queries/match-search";
import { writeMeta } from "../../ports/database/queries/meta";
import type { Db, Row } from "../../ports/database/schema";

export type SignUpRow = Row<"sign_ups"> & { confirm_by: string | null };

export function listSignUps(db: Db, query: SignUpListQuery): Promise<Page<SignUpRow>> {
  // Phone numbers and stored e-mails have no upper case, so they need no folding.
  const searched = ["email", "phone", "folded_company_name", "folded_name"];
  let signUps = selectSignUps(db).where(matchSearch(query.search, searched));
  if (query.status) signUps = signUps.where("accepted_at", query.status === "accepted" ? "is not" : "is", null);
  return fetchPage(signUps, query, { created_at: "created_at", company_name: "folded_company_name" });
}

export function getSignUp(db: Db, id: number): Promise<SignUpRow> {
  return selectSignUps(db).where("sign_ups.id", "=", id).executeTakeFirstOrThrow();
}

function selectSignUps(db: Db) {
  return db
    .selectFrom("sign_ups")
    .selectAll()
    .select((eb) =>
      eb.selectFrom("clients").select("confirm_by").whereRef("clients.id", "=", "sign_ups.client_id").as("confirm_by"),
    );
}

/** The request, locked until the transaction ends. */
export function lockSignUp(trx: Db, id: number): Promise<Row<"sign_ups"> | undefined> {
  return lockRow(trx, "sign_ups", "id", id);
}

/** A lock: requests are received one at a time, so that the limit of waiting ones holds. */
export async function lockSignUps(trx: Db, now: string): Promise<void> {
  await writeMeta(trx, "sign_up_received", now);
}

export function countWaiting(db: Db): Promise<number> {
  return countRows(db.selectFrom("sign_ups").where("accepted_at", "is", null));
}

/**
 * Saves a request; one from the same e-mail that still waits is replaced.
 *
 * @returns the id of a new one, null for a replaced one
 */
export async function saveSignUp(
  db: Db,
  { company_name, name, phone, email }: CreateSignUpInput,
  now: string,
): Promise<number | null> {
  const told = withFolded("sign_ups", { company_name, name, phone });
  const { numUpdatedRows } = await db
    .updateTable("sign_ups")
    .set(told)
    .where("email", "=", email)
    .where("accepted_at", "is", null)
    .where("user_id", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return null;
  return insertSignUp(db, { company_name, name, phone, email }, now);
}

export type Asked = Pick<SignUpRow, "company_name" | "name" | "phone" | "email"> &
  Partial<Pick<SignUpRow, "is_flagged">>;
/** The client that it has already, or the account that waits for it. */
type Further = { client_id: number } | { user_id: number };

/** @returns its id */
export async function insertSignUp(db: Db, asked: Asked, now: string, further?: Further): Promise<number> {
  const isThere = further !== undefined && "client_id" in further;
  const times = { consented_at: now, created_at: now, accepted_at: isThere ? now : null };
  const { id } = await db
    .insertInto("sign_ups")
    .values(withFolded("sign_ups", { client_id: null, ...asked, ...times, ...further }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Null once the client's e-mail is confirmed. */
export async function setConfirmBy(db: Db, clientId: number, confirm_by: string | null): Promise<void> {
  await db.updateTable("clients").set({ confirm_by }).where("id", "=", clientId).execute();
}

/** Until when a client's e-mail is to be confirmed; null where it is. */
export async function findConfirmBy(db: Db, clientId: number): Promise<string | null> {
  const client = await db.selectFrom("clients").select("confirm_by").where("id", "=", clientId).executeTakeFirst();
  return client?.confirm_by ?? null;
}

/** Clients that had their time to confirm. */
export function listUnconfirmed(db: Db, now: string): Promise<{ id: number }[]> {
  return db.selectFrom("clients").select("id").where("confirm_by", "<=", now).orderBy("id").execute();
}

export async function acceptSignUp(db: Db, id: number, clientId: number, now: string): Promise<void> {
  await db.updateTable("sign_ups").set({ client_id: clientId, accepted_at: now }).where("id", "=", id).execute();
}

export async function deleteSignUp(db: Db, id: number): Promise<void> {
  await db.deleteFrom("sign_ups").where("id", "=", id).execute();
}
