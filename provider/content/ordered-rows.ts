import type { Generated, Kysely } from "kysely";
import type { OrderColumns } from "../kernel/http/list";
import type { RowChange } from "../ports/database/folding/folded-texts";
import type { Db } from "../ports/database/schema";
import { createOwnRows } from "./own-rows";

type OrderedTable = "products" | "people";
type OrderedDatabase = Record<OrderedTable, { id: Generated<number>; client_id: number; position: number }>;

/** As `createOwnRows`, for what stands in an order that its client chose. */
export function createOrderedRows<T extends OrderedTable>(table: T, orderColumns: OrderColumns) {
  const rows = createOwnRows(table, orderColumns);
  const ownIn = (db: Db, clientId: number) =>
    (db as unknown as Kysely<OrderedDatabase>).selectFrom<OrderedTable>(table).where("client_id", "=", clientId);

  return {
    ...rows,

    /** How many the client has, and the last one's position; 0 without any. */
    measure(db: Db, clientId: number): Promise<{ count: number; lastPosition: number }> {
      return ownIn(db, clientId)
        .select((eb) => [
          eb.fn.countAll<number>().as("count"),
          eb.fn.coalesce(eb.fn.max("position"), eb.val(0)).as("lastPosition"),
        ])
        .executeTakeFirstOrThrow();
    },

    /** All of the client's, in their present order. */
    async listIds(db: Db, clientId: number): Promise<number[]> {
      const found = await ownIn(db, clientId).select("id").orderBy("position").orderBy("id").execute();
      return found.map(({ id }) => id);
    },

    /** They take the places of their ids, from 1. */
    async order(db: Db, clientId: number, ids: readonly number[]): Promise<void> {
      for (const [index, id] of ids.entries())
        await rows.update(db, clientId, id, { position: index + 1 } as unknown as RowChange<T>);
    },
  };
}
