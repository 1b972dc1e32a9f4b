import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CreateSignUpInput, SignUpListQuery } from "@/lib/contract/sign-up";
import type { Db, Row } from "../db/schema";
import { containsPattern, fetchPage, type Page } from "../http/list";

export type SignUpRow = Row<"sign_ups">;

export function listSignUps(db: Db, query: SignUpListQuery): Promise<Page<SignUpRow>> {
  let signUps = db.selectFrom("sign_ups").selectAll();
  if (query.status) signUps = signUps.where("accepted_at", query.status === "accepted" ? "is not" : "is", null);
  if (query.search !== "") signUps = signUps.where(matchesSearch(query.search));
  return fetchPage(signUps, query, { created_at: "created_at", company_name: sql`company_name collate nocase` });
}

export function findSignUp(db: Db, id: number): Promise<SignUpRow | undefined> {
  return db.selectFrom("sign_ups").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("sign_ups")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("accepted_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A second request from the same e-mail while the first waits takes its place. @returns the id of a new one. */
export async function saveSignUp(
  db: Db,
  { company_name, name, phone, email }: CreateSignUpInput,
  now: string,
): Promise<number | null> {
  const { numUpdatedRows } = await db
    .updateTable("sign_ups")
    .set({ company_name, name, phone })
    .where("email", "=", email)
    .where("accepted_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return null;
  const { id } = await db
    .insertInto("sign_ups")
    .values({
      company_name,
      name,
      phone,
      email,
      consented_at: now,
      created_at: now,
      accepted_at: null,
      client_id: null,
    })
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

function matchesSearch(search: string): RawBuilder<SqlBool> {
  const pattern = containsPattern(search);
  return sql`(email like ${pattern} escape '\\' or phone like ${pattern} escape '\\'
    or fold(company_name) like ${pattern} escape '\\' or fold(name) like ${pattern} escape '\\')`;
}
