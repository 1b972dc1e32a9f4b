import { type FileRow, findUploads } from "../kernel/write/files-repo";
import type { Db } from "../ports/database/schema";

/** A row, with the files of the picture that it names; none without one. */
export type Pictured<R> = R & { files: readonly FileRow[] };

/** Adds to each row the files of the upload in its `column`. */
export async function withPictures<C extends string, R extends Record<C, string | null>>(
  db: Db,
  rows: readonly R[],
  column: C,
): Promise<Pictured<R>[]> {
  const uploads = rows.flatMap((row) => row[column] ?? []);
  const byUpload = new Map<string | null, FileRow[]>(uploads.map((upload) => [upload, []]));
  if (uploads.length > 0) for (const file of await findUploads(db, uploads)) byUpload.get(file.upload)?.push(file);
  return rows.map((row) => ({ ...row, files: byUpload.get(row[column]) ?? [] }));
}

/** The same for one row. */
export async function withPicture<C extends string, R extends Record<C, string | null>>(
  db: Db,
  row: R,
  column: C,
): Promise<Pictured<R>> {
  const [pictured] = await withPictures(db, [row], column);
  return pictured as Pictured<R>;
}

/** The name under which a document's file is offered; undefined without such a document of an active client. */
export async function findDocumentName(db: Db, upload: string): Promise<string | undefined> {
  const document = await db
    .selectFrom("documents")
    .innerJoin("clients", "clients.id", "documents.client_id")
    .select("documents.file_name")
    .where("documents.file", "=", upload)
    .where("clients.is_active", "=", true)
    .executeTakeFirst();
  return document?.file_name;
}
