import type { ListQuery } from "@/lib/contract/pagination";
import { fetchPage, type Page } from "../http/list";
import { type NewRow, withFolded } from "../ports/database/folded-texts";
import { matchSearch } from "../ports/database/match-search";
import type { Db, Row } from "../ports/database/schema";

type DocumentRow = Row<"documents">;

const orderColumns = { uploaded_at: "uploaded_at", file_name: "folded_file_name", size: "size" };

export function listDocuments(db: Db, clientId: number, query: ListQuery): Promise<Page<DocumentRow>> {
  const documents = db
    .selectFrom("documents")
    .selectAll()
    .where("client_id", "=", clientId)
    .where(matchSearch(query.search, ["folded_file_name"]));
  return fetchPage(documents, query, orderColumns);
}

export function findDocument(db: Db, clientId: number, id: number): Promise<DocumentRow | undefined> {
  return db
    .selectFrom("documents")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** How many documents the client has, and their bytes. */
export function measureDocuments(db: Db, clientId: number): Promise<{ count: number; size: number }> {
  return db
    .selectFrom("documents")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.coalesce(eb.fn.sum<number>("size"), eb.val(0)).as("size"),
    ])
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
}

export function insertDocument(db: Db, document: NewRow<"documents">): Promise<DocumentRow> {
  return db.insertInto("documents").values(withFolded("documents", document)).returningAll().executeTakeFirstOrThrow();
}

export function renameDocument(
  db: Db,
  clientId: number,
  id: number,
  file_name: string,
): Promise<DocumentRow | undefined> {
  return db
    .updateTable("documents")
    .set(withFolded("documents", { file_name }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export function deleteDocument(db: Db, clientId: number, id: number): Promise<DocumentRow | undefined> {
  return db
    .deleteFrom("documents")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}
