import type { CreateSignUpInput, SignUpListQuery } from "@/lib/contract/clients/schema";
import { fetchPage, type Page } from "../../kernel/http/list";
import { withFolded } from "../../ports/database/folding/folded-texts";
import { countRows } from "../../ports/database/queries/count-rows";
import { lockRow } from "../../ports/database/queries/lock-row";
import { matchSearch } from "../../ports/database/queries/match-search";
import { writeMeta } from "../../ports/database/queries/meta";
import type { Db, Row } from "../../ports/database/schema";

export type SignUpRow = Row<"sign_ups">;

export function listSignUps(db: Db, query: SignUpListQuery): Promise<Page<SignUpRow>> {
  // Phone numbers and stored e-mails have no upper case, so they need no folding.
  const searched = ["email", "phone", "folded_company_name", "folded_name"];
  let signUps = db.selectFrom("sign_ups").selectAll().where(matchSearch(query.search, searched));
  if (query.status) signUps = signUps.where("accepted_at", query.status === "accepted" ? "is not" : "is", null);
  return fetchPage(signUps, query, { created_at: "created_at", company_name: "folded_company_name" });
}

/** The request, locked until the transaction ends. */
export function lockSignUp(trx: Db, id: number): Promise<SignUpRow | undefined> {
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
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return null;
  const { id } = await db
    .insertInto("sign_ups")
    .values({ ...told, email, consented_at: now, created_at: now, accepted_at: null, client_id: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function acceptSignUp(db: Db, id: number, clientId: number, now: string): Promise<void> {
  await db.updateTable("sign_ups").set({ client_id: clientId, accepted_at: now }).where("id", "=", id).execute();
}

export async function deleteSignUp(db: Db, id: number): Promise<void> {
  await db.deleteFrom("sign_ups").where("id", "=", id).execute();
}
