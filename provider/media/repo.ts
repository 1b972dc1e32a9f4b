import type { Db } from "../db/schema";

/** The name under which a document's file is offered; undefined without such a document of an active client. */
export async function findDocumentName(db: Db, key: string): Promise<string | undefined> {
  const document = await db
    .selectFrom("documents")
    .innerJoin("clients", "clients.id", "documents.client_id")
    .innerJoin("users", "users.id", "clients.user_id")
    .select("documents.file_name")
    .where("documents.file", "=", key)
    .where("users.is_active", "=", 1)
    .executeTakeFirst();
  return document?.file_name;
}

/** Whatever rows say of files: keys of documents, and pictures as JSON text. */
export async function listStoredFiles(db: Db): Promise<{ documents: string[]; pictures: string[] }> {
  const documents = await db.selectFrom("documents").select("file").execute();
  const pictures = await db
    .selectFrom("profiles")
    .select("logo as picture")
    .where("logo", "is not", null)
    .unionAll(db.selectFrom("products").select("image as picture").where("image", "is not", null))
    .unionAll(db.selectFrom("banners").select("image as picture").where("image", "is not", null))
    .execute();
  return {
    documents: documents.map(({ file }) => file),
    pictures: pictures.flatMap(({ picture }) => picture ?? []),
  };
}
