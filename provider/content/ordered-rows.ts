import { type Generated, type Kysely, sql } from "kysely";
import type { OrderColumns } from "../kernel/http/list";
import type { Db } from "../ports/database/schema";
import { createOwnRows } from "./own-rows";

type OrderedTable = "products" | "people";
type OrderedDatabase = Record<OrderedTable, { id: Generated<number>; client_id: number; position: number }>;

/** As `createOwnRows`, for content that its client puts in order. */
export function createOrderedRows<T extends OrderedTable>(table: T, orderColumns: OrderColumns) {
  const rows = createOwnRows(table, orderColumns);
  const ownIn = (db: Db, clientId: number) =>
    (db as unknown as Kysely<OrderedDatabase>).selectFrom<OrderedTable>(table).where("client_id", "=", clientId);

  return {
    ...rows,

    /** Number of the client's rows and the last position; 0 if there are none. */
    measure(db: Db, clientId: number): Promise<{ count: number; lastPosition: number }> {
      return ownIn(db, clientId)
        .select((eb) => [
          eb.fn.countAll<number>().as("count"),
          eb.fn.coalesce(eb.fn.max("position"), eb.val(0)).as("lastPosition"),
        ])
        .executeTakeFirstOrThrow();
    },

    /** Ids of all the client's rows, in order. */
    async listIds(db: Db, clientId: number): Promise<number[]> {
      const found = await ownIn(db, clientId).select("id").orderBy("position").orderBy("id").execute();
      return found.map(({ id }) => id);
    },

    /** Sets positions from 1 in the order of `ids`. */
    async order(db: Db, clientId: number, ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      const places = ids.map((id, index) => sql`(cast(${id} as bigint), cast(${index + 1} as bigint))`);
      // Both databases name the columns of VALUES column1, column2 and so on.
      await sql`update ${sql.table(table)} set position = places.column2 from (values ${sql.join(places)}) as places
        where ${sql.ref(`${table}.id`)} = places.column1 and ${sql.ref(`${table}.client_id`)} = ${clientId}`.execute(
        db,
      );
    },
  };
}
