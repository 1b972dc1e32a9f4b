import type { Db } from "../ports/database/schema";

const pageSize = 500;

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
