import { sql } from "kysely";
import type { Db, Row } from "../ports/database/schema";

/** Adds to a card's total; locks its row until the transaction ends. */
export function addVisitors(trx: Db, clientId: number, visitors: number): Promise<Row<"milestones">> {
  return trx
    .insertInto("milestones")
    .values({ client_id: clientId, visitors, reached: 0 })
    .onConflict((conflict) =>
      conflict.column("client_id").doUpdateSet({ visitors: sql<number>`milestones.visitors + excluded.visitors` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function noteReached(trx: Db, clientId: number, reached: number): Promise<void> {
  await trx.updateTable("milestones").set({ reached }).where("client_id", "=", clientId).execute();
}
