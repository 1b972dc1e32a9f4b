import type { Db } from "../../ports/database/schema";
import { createOwnRows } from "../own-rows";

export const {
  list: listDocuments,
  find: findDocument,
  insert: insertDocument,
  update: updateDocument,
  remove: deleteDocument,
} = createOwnRows("documents", {
  uploaded_at: "uploaded_at",
  file_name: "folded_file_name",
  size: "size",
});

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
