import type { ExpressionBuilder, Generated, Kysely } from "kysely";
import type { ListQuery } from "@/lib/contract/pagination";
import { fetchPage, type OrderColumns, type Page } from "../kernel/http/list";
import { foldedColumns, type NewRow, type RowChange, withFolded } from "../ports/database/folding/folded-texts";
import { matchSearch } from "../ports/database/queries/match-search";
import type { Db, Row } from "../ports/database/schema";

/** `is_resting` leaves only those that rest beyond the client's plan, or only those that the card shows. */
export type ContentQuery = ListQuery & { is_resting?: boolean };

type OwnTable = "documents" | "products" | "videos" | "banners" | "people";

/**
 * Columns that all tables have. Kysely cannot type the columns of a table chosen at run time, so only these are known
 * here.
 */
type OwnDatabase = Record<OwnTable, { id: Generated<number>; client_id: number; is_resting: boolean }>;

/**
 * Queries for one kind of content, limited to a client's own rows: another client's row is undefined, like a missing
 * one. A search covers all folded columns; `orderColumns` maps orderings to columns.
 */
export function createOwnRows<T extends OwnTable>(table: T, orderColumns: OrderColumns) {
  type Found = Promise<Row<T> | undefined>;
  const rowsIn = (db: Db) => db as unknown as Kysely<OwnDatabase>;
  const isOwn = (client_id: number, id: number) => (eb: ExpressionBuilder<OwnDatabase, OwnTable>) =>
    eb.and({ client_id, id });

  return {
    /** `only` filters by equal values; undefined ones are ignored. */
    list(db: Db, clientId: number, query: ContentQuery, only: Partial<Row<T>> = {}): Promise<Page<Row<T>>> {
      const rows = rowsIn(db)
        .selectFrom<OwnTable>(table)
        .selectAll()
        .where((eb) => eb.and({ ...only, is_resting: query.is_resting, client_id: clientId }))
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

    /** Returns the updated row; undefined fields of `change` stay unchanged. */
    update(db: Db, clientId: number, id: number, change: RowChange<T>): Found {
      const rows = rowsIn(db)
        .updateTable<OwnTable>(table)
        .set(withFolded(table, change) as never);
      return rows.where(isOwn(clientId, id)).returningAll().executeTakeFirst() as Found;
    },

    /** Returns the deleted row. */
    remove(db: Db, clientId: number, id: number): Found {
      const rows = rowsIn(db).deleteFrom<OwnTable>(table).where(isOwn(clientId, id));
      return rows.returningAll().executeTakeFirst() as Found;
    },
  };
}
