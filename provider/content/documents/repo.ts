import type { Db, Row } from "../../ports/database/schema";
import { createOwnRows } from "../own-rows";

const documents = createOwnRows("documents", {
  uploaded_at: "uploaded_at",
  file_name: "folded_file_name",
  size: "size",
});

export const { list: listDocuments, find: findDocument, insert: insertDocument, remove: deleteDocument } = documents;

/** Number of the client's documents and their total bytes. */
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

export function renameDocument(
  db: Db,
  clientId: number,
  id: number,
  file_name: string,
): Promise<Row<"documents"> | undefined> {
  return documents.update(db, clientId, id, { file_name });
}
