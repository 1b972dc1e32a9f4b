import type { Db, Row } from "../../ports/database/schema";

export type FileRow = Row<"files">;

const pageSize = 500;

/** Inserts files before they are stored. They count as dropped until a write keeps their upload. */
export async function insertFiles(
  db: Db,
  files: readonly Omit<FileRow, "created_at" | "dropped_at">[],
  now: string,
): Promise<void> {
  await db
    .insertInto("files")
    .values(files.map((file) => ({ ...file, created_at: now, dropped_at: now })))
    .execute();
}

/** Call it in the write whose row names the upload. @throws Error if the upload is gone, which no caller can cause */
export async function keepUpload(db: Db, upload: string): Promise<void> {
  const kept = await db.updateTable("files").set({ dropped_at: null }).where("upload", "=", upload).executeTakeFirst();
  if (Number(kept.numUpdatedRows) === 0) throw new Error(`The files of the upload ${upload} have gone`);
}

/** Call it in the write whose rows no longer name the upload. */
export async function dropUpload(db: Db, upload: string, now: string): Promise<void> {
  await db
    .updateTable("files")
    .set({ dropped_at: now })
    .where("upload", "=", upload)
    .where("dropped_at", "is", null)
    .execute();
}

export async function dropFilesOfClient(db: Db, clientId: number, now: string): Promise<void> {
  await db
    .updateTable("files")
    .set({ dropped_at: now })
    .where("client_id", "=", clientId)
    .where("dropped_at", "is", null)
    .execute();
}

/** The files of these uploads, widest first. */
export function findUploads(db: Db, uploads: readonly string[]): Promise<FileRow[]> {
  return db.selectFrom("files").selectAll().where("upload", "in", uploads).orderBy("width", "desc").execute();
}

/** Whether content uses the file: the site's own, or that of a client who is not blocked. */
export async function isShown(db: Db, key: string): Promise<boolean> {
  const file = db
    .selectFrom("files")
    .leftJoin("clients", "clients.id", "files.client_id")
    .select("files.key")
    .where("files.key", "=", key)
    .where("files.dropped_at", "is", null)
    .where((eb) => eb.or([eb("files.client_id", "is", null), eb("clients.is_active", "=", true)]));
  return (await file.executeTakeFirst()) !== undefined;
}

/** Total bytes of a client's files, including dropped ones that are not deleted yet. */
export async function sumBytes(db: Db, clientId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom("files")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("bytes"), eb.val(0)).as("bytes"))
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Files of a client that were dropped before an ISO time, oldest first. */
export function listDroppedOfClient(db: Db, clientId: number, before: string): Promise<FileRow[]> {
  return db
    .selectFrom("files")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("dropped_at", "<=", before)
    .orderBy("dropped_at")
    .execute();
}

/** Position in the list of dropped files, to continue after it. */
export type DroppedFile = { dropped_at: string | null; key: string };

/** Up to `limit` files of any client that were dropped before an ISO time, after `after`, oldest first. */
export function listDropped(db: Db, before: string, after: DroppedFile, limit: number): Promise<DroppedFile[]> {
  return db
    .selectFrom("files")
    .select(["dropped_at", "key"])
    .where("dropped_at", "<=", before)
    .where((eb) => eb(eb.refTuple("dropped_at", "key"), ">", eb.tuple(after.dropped_at, after.key)))
    .orderBy("dropped_at")
    .orderBy("key")
    .limit(limit)
    .execute();
}

/** Those of the keys that have a row, dropped or not. */
export async function findKnownKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const files = await db.selectFrom("files").select("key").where("key", "in", keys).execute();
  return files.map(({ key }) => key);
}

export async function deleteFiles(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await db.deleteFrom("files").where("key", "in", keys).where("dropped_at", "is not", null).execute();
}

/** A file in use; `size` is null if unknown. */
export type NamedFile = { key: string; size: number | null };

/** All files in use, read in pages. */
export async function* listNamedFiles(db: Db): AsyncGenerator<NamedFile> {
  for (let after = ""; ; ) {
    const files = await db
      .selectFrom("files")
      .select(["key", "bytes as size"])
      .where("dropped_at", "is", null)
      .where("key", ">", after)
      .orderBy("key")
      .limit(pageSize)
      .execute();
    yield* files;
    const last = files.at(-1);
    if (!last) return;
    after = last.key;
  }
}

/** The client's files in use. */
export function listKeptOfClient(db: Db, clientId: number): Promise<FileRow[]> {
  return db.selectFrom("files").selectAll().where("client_id", "=", clientId).where("dropped_at", "is", null).execute();
}

/** Inserted without `client_id`, because the client's row does not exist yet; restoring its rows sets it. */
export async function insertUnknownFiles(trx: Db, files: readonly FileRow[]): Promise<void> {
  for (let start = 0; start < files.length; start += pageSize) {
    const page = files.slice(start, start + pageSize);
    const keys = page.map(({ key }) => key);
    const known = new Set(await findKnownKeys(trx, keys));
    for (const file of page)
      if (!known.has(file.key))
        await trx
          .insertInto("files")
          .values({ ...file, client_id: null })
          .execute();
  }
}
