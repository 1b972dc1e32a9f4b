import { type Kysely, sql } from "kysely";
import { columnTypes, required } from "../columns";

const batch = 500;

/** The JSON in which rows described a picture before. */
type FormerPicture = {
  variants: { key: string; width: number; height: number }[];
  photo?: string;
  color?: string | null;
};

type FileRow = {
  key: string;
  upload: string;
  client_id: number;
  purpose: string;
  bytes: number | null;
  width: number | null;
  height: number | null;
  created_at: string;
};

/**
 * A table of stored files. Content now refers to an upload; before, its files and their sizes were JSON in the
 * content's row, or a key for documents.
 */
export async function createFiles(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("files")
    .addColumn("key", text, (column) => column.primaryKey())
    .addColumn("upload", text, required)
    .addColumn("client_id", integer, (column) => column.references("clients.id").onDelete("set null"))
    .addColumn("purpose", text, required)
    .addColumn("bytes", integer)
    .addColumn("width", integer)
    .addColumn("height", integer)
    .addColumn("created_at", text, required)
    .addColumn("dropped_at", text)
    .execute();
  await db.schema.createIndex("files_by_upload").on("files").column("upload").execute();
  await db.schema.createIndex("files_by_client").on("files").column("client_id").execute();
  await db.schema
    .createIndex("files_dropped")
    .on("files")
    .columns(["dropped_at", "key"])
    .where(sql.ref("dropped_at"), "is not", null)
    .execute();
  await db.schema.alterTable("profiles").addColumn("logo_color", text).execute();

  await movePictures(db, { table: "profiles", id: "client_id", column: "logo", purpose: "logo" });
  await movePictures(db, { table: "products", id: "id", column: "image", purpose: "product" });
  await movePictures(db, { table: "banners", id: "id", column: "image", purpose: "banner" });
  await moveDocuments(db);
}

type Pictures = { table: string; id: string; column: string; purpose: string };

async function movePictures(db: Kysely<unknown>, { table, id, column, purpose }: Pictures): Promise<void> {
  type Former = { id: number; client_id: number; picture: string; updated_at: string };
  for (let after = 0; ; ) {
    const { rows } = await sql<Former>`
      select ${sql.ref(id)} as id, client_id, ${sql.ref(column)} as picture, updated_at from ${sql.table(table)}
      where ${sql.ref(id)} > ${after} and ${sql.ref(column)} is not null
      order by ${sql.ref(id)} limit ${batch}`.execute(db);
    for (const row of rows) {
      const picture = JSON.parse(row.picture) as FormerPicture;
      const files = filesOf(picture, { client_id: row.client_id, purpose, bytes: null, created_at: row.updated_at });
      await insertFiles(db, files);
      const color = table === "profiles" ? sql`, logo_color = ${picture.color ?? null}` : sql``;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${files[0]?.upload ?? null} ${color}
        where ${sql.ref(id)} = ${row.id}`.execute(db);
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batch) return;
  }
}

function filesOf(
  { variants, photo }: FormerPicture,
  common: Pick<FileRow, "client_id" | "purpose" | "bytes" | "created_at">,
) {
  const keyed = [...variants, ...(photo ? [{ key: photo, width: null, height: null }] : [])];
  return keyed.map(({ key, width, height }) => ({ ...common, key, upload: uploadOf(key), width, height }));
}

async function moveDocuments(db: Kysely<unknown>): Promise<void> {
  type Former = { id: number; client_id: number; file: string; size: number; uploaded_at: string };
  for (let after = 0; ; ) {
    const { rows } = await sql<Former>`
      select id, client_id, file, size, uploaded_at from documents where id > ${after} order by id limit ${batch}`.execute(
      db,
    );
    for (const { id, client_id, file: key, size: bytes, uploaded_at: created_at } of rows) {
      const upload = uploadOf(key);
      const row = { key, upload, client_id, purpose: "document", bytes, width: null, height: null, created_at };
      await insertFiles(db, [row]);
      await sql`update documents set file = ${upload} where id = ${id}`.execute(db);
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batch) return;
  }
}

async function insertFiles(db: Kysely<unknown>, rows: FileRow[]): Promise<void> {
  if (rows.length > 0) await (db as Kysely<{ files: FileRow }>).insertInto("files").values(rows).execute();
}

function uploadOf(key: string): string {
  return key.replace(/(-\d+)?\.\w+$/, "");
}
