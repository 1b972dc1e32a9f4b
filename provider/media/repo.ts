import type { Db } from "../ports/database/schema";

/** The name under which a document's file is offered; undefined without such a document of an active client. */
export async function findDocumentName(db: Db, key: string): Promise<string | undefined> {
  const document = await db
    .selectFrom("documents")
    .innerJoin("clients", "clients.id", "documents.client_id")
    .innerJoin("users", "users.id", "clients.user_id")
    .select("documents.file_name")
    .where("documents.file", "=", key)
    .where("users.is_active", "=", true)
    .executeTakeFirst();
  return document?.file_name;
}
