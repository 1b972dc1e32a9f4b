import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { measureDocuments } from "@/provider/content/documents/repo";
import { insertProduct } from "@/provider/content/products/repo";
import type { Db } from "@/provider/ports/database/schema";
import { buildProductRow } from "../../../build-product-row";
import { insertClient } from "../../../insert-client";
import { openTwoProcesses } from "../two-processes";

export function describeValues(handles: () => readonly [Db, Db]): void {
  const two = openTwoProcesses(handles);

  test("booleans are booleans: joined, renamed, returned, computed, and null where there is no row", async () => {
    const id = await insertClient(two.db, { is_active: false });
    const row = await two.db
      .selectFrom("clients")
      .innerJoin("users", "users.id", "clients.owner_id")
      .leftJoin("banners", "banners.client_id", "clients.id")
      .select(["clients.is_active", "users.is_admin as boss", "banners.is_active as shown", "clients.id"])
      .select((eb) => eb("clients.id", "=", id).as("is_same"))
      .where("clients.id", "=", id)
      .where("clients.is_active", "=", false)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ id, is_active: false, boss: false, shown: null, is_same: true });

    const nested = two.db.selectFrom("slugs").selectAll().where("client_id", "=", id).as("nested");
    expect(await two.db.selectFrom(nested).select("is_current as now").execute()).toEqual([{ now: true }]);
    const slugs = two.db.updateTable("slugs").set({ is_current: false }).where("client_id", "=", id);
    expect(await slugs.returning(["is_current", "is_current as now"]).execute()).toEqual([
      { is_current: false, now: false },
    ]);
  });

  test("counts, sums and large numbers are numbers, exactly", async () => {
    const client_id = await insertClient(two.db);
    expect(await measureDocuments(two.db, client_id)).toEqual({ count: 0, size: 0 });
    const palace = buildProductRow({ name: "Palace", price: "999999999.999" });
    const product = await insertProduct(two.db, { ...palace, client_id });
    expect(product.price_thousandths).toBe(999_999_999_999);
    const { sum } = await two.db
      .selectFrom("products")
      .select((eb) => eb.fn.sum<number>("price_thousandths").as("sum"))
      .where("client_id", "=", client_id)
      .executeTakeFirstOrThrow();
    expect(sum).toBe(999_999_999_999);
  });

  test("times come back to the letter and order as text", async () => {
    const id = await insertClient(two.db);
    const { created_at } = await two.db
      .selectFrom("clients")
      .select("created_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(created_at).toBe("2026-11-20T10:00:00.000Z");
  });

  test("text orders and compares by its bytes, whatever language the server speaks", async () => {
    const prefix = randomUUID();
    const texts = ["Z", "a", "_", "É", "-b", "é", "😀", "Ａ"];
    for (const text of texts)
      await two.db
        .insertInto("meta")
        .values({ key: prefix + text, value: "" })
        .execute();
    const rows = await two.db
      .selectFrom("meta")
      .select("key")
      .where("key", "like", `${prefix}%`)
      .orderBy("key")
      .execute();
    const expected = [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(rows.map(({ key }) => key.slice(prefix.length))).toEqual(expected);
    const above = await two.db
      .selectFrom("meta")
      .select("key")
      .where("key", "like", `${prefix}%`)
      .where("key", ">", `${prefix}Z`)
      .execute();
    expect(above).toHaveLength(6);
  });

  test("text that is no text breaks nothing and finds nothing", async () => {
    const client = await two.api.client({ company_name: "Nul" });
    for (const text of ["\0", "Nul\0", "N\ud800"]) {
      const { rows } = await sql<{ text: string }>`select cast(${text} as text) as text`.execute(two.db);
      expect(rows[0]?.text).toBe(text.replace(/\0|\ud800/, "\ufffd"));
    }
    const admin = await two.api.admin();
    expect((await admin.call("listClients", { query: { search: "Nul\0" } })).body.count).toBe(0);
    expect((await client.call("getCompany", { params: { companyName: "nul\0" } })).status).toBe(404);
    const location = "https://example.com/\u0000?q=\ud800";
    expect((await client.call("updateProfile", { json: { location } })).status).toBe(200);
  });

  test("an id beyond every row is one that does not exist", async () => {
    const client = await two.api.client();
    for (const id of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
      expect((await client.call("getDocument", { params: { id } })).status).toBe(404);
      expect((await client.call("orderProducts", { json: { ids: [id] } })).status).toBe(409);
    }
  });
}
