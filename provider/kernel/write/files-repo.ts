import type { Db, Row } from "../../ports/database/schema";

export type FileRow = Row<"files">;

const pageSize = 500;

/** Files that are about to be stored; until a write keeps their upload they count as dropped. */
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

/** Belongs into the write whose row names the upload. @throws Error where there is none, which no caller can cause */
export async function keepUpload(db: Db, upload: string): Promise<void> {
  const kept = await db.updateTable("files").set({ dropped_at: null }).where("upload", "=", upload).executeTakeFirst();
  if (Number(kept.numUpdatedRows) === 0) throw new Error(`The files of the upload ${upload} have gone`);
}

/** Belongs into the write whose rows name the upload no more. */
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

/** The files of these uploads, the widest first. */
export function findUploads(db: Db, uploads: readonly string[]): Promise<FileRow[]> {
  return db.selectFrom("files").selectAll().where("upload", "in", uploads).orderBy("width", "desc").execute();
}

/** Whether some content names the file, the site's own or that of a client who is not blocked. */
export async function isShown(db: Db, key: string): Promise<boolean> {
  const file = db
    .selectFrom("files")
    .leftJoin("clients", "clients.id", "files.client_id")
    .leftJoin("users", "users.id", "clients.user_id")
    .select("files.key")
    .where("files.key", "=", key)
    .where("files.dropped_at", "is", null)
    .where((eb) => eb.or([eb("files.client_id", "is", null), eb("users.is_active", "=", true)]));
  return (await file.executeTakeFirst()) !== undefined;
}

/** Bytes of all files of a client, with those that have been dropped and not removed yet. */
export async function sumBytes(db: Db, clientId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom("files")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("bytes"), eb.val(0)).as("bytes"))
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** What a client's content has not named since before an ISO time, what was dropped first standing first. */
export function listDroppedOfClient(db: Db, clientId: number, before: string): Promise<FileRow[]> {
  return db
    .selectFrom("files")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("dropped_at", "<=", before)
    .orderBy("dropped_at")
    .execute();
}

/** A dropped file, by which those after it are found. */
export type DroppedFile = { dropped_at: string | null; key: string };

/** Files of any client that were dropped before an ISO time: at most `limit` after `after`, in the order of their drop. */
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

/** Those of these keys that some row knows, dropped or not. */
export async function findKnownKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const files = await db.selectFrom("files").select("key").where("key", "in", keys).execute();
  return files.map(({ key }) => key);
}

export async function deleteFiles(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await db.deleteFrom("files").where("key", "in", keys).where("dropped_at", "is not", null).execute();
}

/** A file that some content names; its size where its row knows it. */
export type NamedFile = { key: string; size: number | null };

/** Every file that some content names, read in pages. */
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

/** Every file that the client's contents name. */
export function listKeptOfClient(db: Db, clientId: number): Promise<FileRow[]> {
  return db.selectFrom("files").selectAll().where("client_id", "=", clientId).where("dropped_at", "is", null).execute();
}

/** Without their client, which is not there yet; it gets them with its other rows. */
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
