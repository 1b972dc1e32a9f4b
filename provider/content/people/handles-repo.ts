import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import { countRows } from "../../ports/database/queries/count-rows";
import type { Database, Db, Row } from "../../ports/database/schema";

type Handle = Row<"handles">;

const held = expressionBuilder<Database, "handles">();

/** @returns false if the handle is, or was, somebody else's */
export function claimHandle(trx: Db, row: Handle): Promise<boolean> {
  return insertHandle(trx, row, held("handles.person_id", "=", row.person_id));
}

/** As `claimHandle` for a card that is put back from its file, whose people are new rows: those of people who are gone are free. */
export function restoreHandle(trx: Db, row: Handle): Promise<boolean> {
  const people = held.selectFrom("people").select("people.id").whereRef("people.id", "=", "handles.person_id");
  return insertHandle(trx, row, held.not(held.exists(people)));
}

async function insertHandle(trx: Db, row: Handle, isFree: Expression<SqlBool>): Promise<boolean> {
  const { person_id } = row;
  const taken = await trx
    .insertInto("handles")
    .values(row)
    .onConflict((conflict) => conflict.columns(["client_id", "handle"]).doUpdateSet({ person_id }).where(isFree))
    .returning("handle")
    .executeTakeFirst();
  return taken !== undefined;
}

export function countHandles(db: Db, { client_id, id }: Pick<Row<"people">, "client_id" | "id">): Promise<number> {
  return countRows(db.selectFrom("handles").where("client_id", "=", client_id).where("person_id", "=", id));
}

/** All that the client's people have, or had. */
export function listHandles(db: Db, clientId: number): Promise<Pick<Handle, "handle" | "person_id">[]> {
  return db
    .selectFrom("handles")
    .select(["handle", "person_id"])
    .where("client_id", "=", clientId)
    .orderBy("handle")
    .execute();
}

export function findHandle(db: Db, clientId: number, handle: string): Promise<Handle | undefined> {
  return db
    .selectFrom("handles")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("handle", "=", handle)
    .executeTakeFirst();
}
