import {
  deleteFiles,
  dropFilesOfClient,
  dropUpload,
  findUploads,
  insertFiles,
  isShown,
  keepUpload,
  listDropped,
  listDroppedOfClient,
  sumBytes,
} from "@/provider/kernel/write/files-repo";
import type { Db } from "@/provider/ports/database/schema";
import { insertClient } from "../../../insert-client";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

export function describeFiles(handles: () => readonly [Db, Db]): void {
  beforeEach(async () => {
    await handles()[0].deleteFrom("files").execute();
  });

  const put = (db: Db, client_id: number, upload: string, second = 0) => {
    const row = { upload, client_id, purpose: "logo", bytes: 10 };
    const files = [
      { ...row, key: `${upload}-96.webp`, width: 96, height: 90 },
      { ...row, key: `${upload}-512.webp`, width: 512, height: 500 },
      { ...row, key: `${upload}-400.jpg`, width: null, height: null, bytes: null },
    ];
    return insertFiles(db, files, at(second));
  };

  test("a file counts as dropped until its upload is kept, and again once it is dropped", async () => {
    const [db] = handles();
    const id = await insertClient(db);
    await put(db, id, "a");
    expect(await isShown(db, "a-96.webp")).toBe(false);
    await keepUpload(db, "a");
    expect(await isShown(db, "a-96.webp")).toBe(true);
    expect((await findUploads(db, ["a", "b"])).map(({ width }) => width)).toEqual(
      expect.arrayContaining([512, 96, null]),
    );
    await dropUpload(db, "a", at(5));
    await dropUpload(db, "a", at(9));
    expect(await isShown(db, "a-96.webp")).toBe(false);
    expect((await listDroppedOfClient(db, id, at(5))).map(({ dropped_at }) => dropped_at)).toEqual(
      Array(3).fill(at(5)),
    );
    await expect(keepUpload(db, "none")).rejects.toThrow("have gone");
  });

  test("bytes add up by client, unknown ones as none; a client that goes leaves its files dropped and nobody's", async () => {
    const [db] = handles();
    const [one, other] = [await insertClient(db), await insertClient(db)];
    await put(db, one, "a");
    await put(db, other, "b");
    expect([await sumBytes(db, one), await sumBytes(db, 0)]).toEqual([20, 0]);
    await keepUpload(db, "a");
    await keepUpload(db, "b");
    await dropFilesOfClient(db, one, at(7));
    await db.deleteFrom("clients").where("id", "=", one).execute();
    const rows = await db.selectFrom("files").selectAll().where("upload", "=", "a").execute();
    expect(rows.map(({ client_id, dropped_at }) => [client_id, dropped_at])).toEqual(Array(3).fill([null, at(7)]));
    expect(await isShown(db, "b-96.webp")).toBe(true);
  });

  test("dropped files are gone through in the order of their drop, a page at a time, and only those are deleted", async () => {
    const [db] = handles();
    const id = await insertClient(db);
    await put(db, id, "b", 1);
    await put(db, id, "a", 1);
    await put(db, id, "c", 2);
    await put(db, id, "d", 3);
    await keepUpload(db, "c");
    const keys: string[] = [];
    for (let after = { dropped_at: "" as string | null, key: "" }; ; ) {
      const page = await listDropped(db, at(2), after, 4);
      keys.push(...page.map(({ key }) => key));
      after = page.at(-1) ?? after;
      if (page.length < 4) break;
    }
    expect(keys).toEqual(["a-400.jpg", "a-512.webp", "a-96.webp", "b-400.jpg", "b-512.webp", "b-96.webp"]);
    await deleteFiles(db, [...keys, "c-96.webp"]);
    const left = await db.selectFrom("files").select("upload").distinct().orderBy("upload").execute();
    expect(left).toEqual([{ upload: "c" }, { upload: "d" }]);
  });
}
