import { pictureKeys } from "../media/pictures";
import type { Db } from "../ports/database/schema";

const pageSize = 500;

/** A file that a row names; its size where the row knows it. */
export type NamedFile = { key: string; size: number | null };

/** Every file that a row names, read in pages. */
export async function* listNamedFiles(db: Db): AsyncGenerator<NamedFile> {
  for await (const { file, size } of inPages((after) => listDocuments(db, after))) yield { key: file, size };
  for (const list of [listLogos, listProductPictures, listBannerPictures])
    for await (const { picture } of inPages((after) => list(db, after)))
      for (const key of pictureKeys(picture)) yield { key, size: null };
}

function listDocuments(db: Db, after: number) {
  const documents = db.selectFrom("documents").select(["id", "file", "size"]);
  return documents.where("id", ">", after).orderBy("id").limit(pageSize).execute();
}

function listLogos(db: Db, after: number) {
  const profiles = db.selectFrom("profiles").select(["client_id as id", "logo as picture"]);
  return profiles.where("client_id", ">", after).orderBy("client_id").limit(pageSize).execute();
}

function listProductPictures(db: Db, after: number) {
  const products = db.selectFrom("products").select(["id", "image as picture"]);
  return products.where("id", ">", after).orderBy("id").limit(pageSize).execute();
}

function listBannerPictures(db: Db, after: number) {
  const banners = db.selectFrom("banners").select(["id", "image as picture"]);
  return banners.where("id", ">", after).orderBy("id").limit(pageSize).execute();
}

async function* inPages<T extends { id: number }>(read: (after: number) => Promise<T[]>): AsyncGenerator<T> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
