import { DatabaseError } from "@/provider/ports/database/failure";
import type { Db } from "@/provider/ports/database/schema";
import { transact } from "@/provider/ports/database/transact";
import { insertClient } from "../../../insert-client";

const at = "2026-11-20T10:00:00.000Z";
const another = () => new DatabaseError("conflict", true, new Error("Another was faster"));

export function describeFailures(handles: () => readonly [Db, Db]): void {
  let db: Db;
  beforeAll(() => {
    [db] = handles();
  });

  const put = (key: string, handle = db) => handle.insertInto("meta").values({ key, value: at }).execute();
  const has = async (key: string) =>
    (await db.selectFrom("meta").select("key").where("key", "=", key).execute()).length === 1;

  test("a duplicate value and a missing row are conflicts; invalid values are not", async () => {
    const id = await insertClient(db, { slug: "taken-slug" });
    const slug = { slug: "taken-slug", client_id: id, is_current: false, created_at: at };
    await expect(db.insertInto("slugs").values(slug).execute()).rejects.toMatchObject({ failure: "conflict" });
    const orphan = { ...slug, slug: "orphan", client_id: 999_999_999 };
    await expect(db.insertInto("slugs").values(orphan).execute()).rejects.toMatchObject({ failure: "conflict" });
    const wrong = db.insertInto("meta").values({ key: "wrong", value: null as never });
    await expect(wrong.execute()).rejects.not.toBeInstanceOf(DatabaseError);
  });

  test("a transaction that fails leaves nothing", async () => {
    const failing = transact(db, async (trx) => {
      await put("left", trx);
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await has("left")).toBe(false);
  });

  test("a transaction that hit a conflict is retried from the start", async () => {
    let attempt = 0;
    const result = await transact(db, async (trx) => {
      await put("repeated", trx);
      if (++attempt < 3) throw another();
      return attempt;
    });
    expect([result, await has("repeated")]).toEqual([3, true]);
  });

  test("a transaction that always hits conflicts gives up with that error", async () => {
    let attempts = 0;
    const losing = transact(db, async () => {
      attempts++;
      throw another();
    });
    await expect(losing).rejects.toMatchObject({ failure: "conflict" });
    expect(attempts).toBe(5);
  });

  test("other failures are not retried", async () => {
    let attempts = 0;
    const failing = transact(db, async (trx) => {
      attempts++;
      await trx
        .insertInto("meta")
        .values({ key: "once", value: null as never })
        .execute();
    });
    await expect(failing).rejects.toMatchObject({ message: expect.any(String) });
    expect(attempts).toBe(1);
  });
}
