import type { ExpressionBuilder, Generated, Kysely } from "kysely";
import type { ListQuery } from "@/lib/contract/pagination";
import { fetchPage, type OrderColumns, type Page } from "../kernel/http/list";
import { foldedColumns, type NewRow, type RowChange, withFolded } from "../ports/database/folding/folded-texts";
import { matchSearch } from "../ports/database/queries/match-search";
import type { Db, Row } from "../ports/database/schema";

type OwnTable = "documents" | "products" | "videos" | "banners" | "people";

/** What all of them have. Kysely cannot name the columns of a table that is chosen at the call, so in here these are all. */
type OwnDatabase = Record<OwnTable, { id: Generated<number>; client_id: number }>;

/**
 * The rows of one kind of content, of which every client reaches only its own; another's are undefined, like those that
 * never were. Searches look at all folded texts of a row, `orderColumns` says what each ordering sorts by.
 */
export function createOwnRows<T extends OwnTable>(table: T, orderColumns: OrderColumns) {
  type Found = Promise<Row<T> | undefined>;
  const rowsIn = (db: Db) => db as unknown as Kysely<OwnDatabase>;
  const isOwn = (client_id: number, id: number) => (eb: ExpressionBuilder<OwnDatabase, OwnTable>) =>
    eb.and({ client_id, id });

  return {
    /** With `only`, those that have its values; fields that are undefined do not matter. */
    list(db: Db, clientId: number, query: ListQuery, only: Partial<Row<T>> = {}): Promise<Page<Row<T>>> {
      const rows = rowsIn(db)
        .selectFrom<OwnTable>(table)
        .selectAll()
        .where((eb) => eb.and({ ...only, client_id: clientId }))
        .where(matchSearch(query.search, foldedColumns(table)));
      return fetchPage(rows, query, orderColumns) as Promise<Page<Row<T>>>;
    },

    find(db: Db, clientId: number, id: number): Found {
      const rows = rowsIn(db).selectFrom<OwnTable>(table).selectAll().where(isOwn(clientId, id));
      return rows.executeTakeFirst() as Found;
    },

    insert(db: Db, row: NewRow<T>): Promise<Row<T>> {
      const rows = rowsIn(db)
        .insertInto<OwnTable>(table)
        .values(withFolded(table, row) as never);
      return rows.returningAll().executeTakeFirstOrThrow() as Promise<Row<T>>;
    },

    /** The row as it then is; fields of `change` that are undefined stay. */
    update(db: Db, clientId: number, id: number, change: RowChange<T>): Found {
      const rows = rowsIn(db)
        .updateTable<OwnTable>(table)
        .set(withFolded(table, change) as never);
      return rows.where(isOwn(clientId, id)).returningAll().executeTakeFirst() as Found;
    },

    /** The row as it was. */
    remove(db: Db, clientId: number, id: number): Found {
      const rows = rowsIn(db).deleteFrom<OwnTable>(table).where(isOwn(clientId, id));
      return rows.returningAll().executeTakeFirst() as Found;
    },
  };
}
