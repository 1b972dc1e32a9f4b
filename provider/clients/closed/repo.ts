import type { Insertable } from "kysely";
import type { Database, Db, Row } from "../../ports/database/schema";

export type ClosedCardRow = Row<"closed_cards">;

export function findClosedCard(db: Db, slug: string): Promise<ClosedCardRow | undefined> {
  return db.selectFrom("closed_cards").selectAll().where("slug", "=", slug).executeTakeFirst();
}

export async function insertClosedCards(trx: Db, rows: Insertable<Database["closed_cards"]>[]): Promise<void> {
  await trx.insertInto("closed_cards").values(rows).execute();
}

/** Gives the addresses of a client's closed card free. */
export async function deleteClosedCards(trx: Db, clientId: number): Promise<void> {
  await trx.deleteFrom("closed_cards").where("client_id", "=", clientId).execute();
}

/** Clients whose cards rest and whose plan was to be paid by a day, by id. */
export function listResting(
  db: Db,
  dueBy: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom("subscriptions")
    .select("client_id as id")
    .where("state", "=", "resting")
    .where("due_on", "<=", dueBy)
    .where("client_id", ">", after)
    .orderBy("client_id")
    .limit(limit)
    .execute();
}
