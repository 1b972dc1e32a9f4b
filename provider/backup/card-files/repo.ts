import type { Insertable } from "kysely";
import type { Db, Row } from "../../ports/database/schema";

export type ImportRow = Row<"card_imports">;

/** Replaces the client's previous import. */
export async function startImport(trx: Db, row: Insertable<ImportRow>): Promise<void> {
  await trx
    .insertInto("card_imports")
    .values(row)
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(row))
    .execute();
}

export function findImport(db: Db, clientId: number): Promise<ImportRow | undefined> {
  return db.selectFrom("card_imports").selectAll().where("client_id", "=", clientId).executeTakeFirst();
}

type Outcome = Pick<ImportRow, "status" | "detail" | "report">;

/** Changes nothing if a newer import has replaced this one. */
export async function noteImport(db: Db, upload: string, outcome: Outcome): Promise<void> {
  await db.updateTable("card_imports").set(outcome).where("upload", "=", upload).execute();
}
