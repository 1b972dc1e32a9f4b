import type { Insertable } from "kysely";
import type { Database, Db, Row } from "../../ports/database/schema";

export type TermsRow = Row<"billing_terms">;
type NewTerms = Insertable<Database["billing_terms"]>;

/** The newest first. */
export function listTerms(db: Db): Promise<TermsRow[]> {
  return db.selectFrom("billing_terms").selectAll().orderBy("from_on", "desc").execute();
}

export function findTerms(db: Db, id: number): Promise<TermsRow | undefined> {
  return db.selectFrom("billing_terms").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Those in force on a day. */
export function findTermsOn(db: Db, day: string): Promise<TermsRow | undefined> {
  return db
    .selectFrom("billing_terms")
    .selectAll()
    .where("from_on", "<=", day)
    .orderBy("from_on", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function insertTerms(db: Db, terms: NewTerms): Promise<TermsRow> {
  return db.insertInto("billing_terms").values(terms).returningAll().executeTakeFirstOrThrow();
}

export function updateTerms(db: Db, id: number, change: Omit<NewTerms, "created_at">): Promise<TermsRow> {
  return db.updateTable("billing_terms").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteTerms(db: Db, id: number): Promise<void> {
  await db.deleteFrom("billing_terms").where("id", "=", id).execute();
}
