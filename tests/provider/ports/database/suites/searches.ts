import { listClients } from "@/provider/clients/repo";
import { insertProduct, listProducts } from "@/provider/content/products/repo";
import { fold } from "@/provider/ports/database/folding/fold";
import type { Db } from "@/provider/ports/database/schema";
import { buildProductRow } from "../../../build-product-row";
import { insertClient } from "../../../insert-client";

/** Company names, and searches that find exactly them. */
const names: Record<string, readonly string[]> = {
  "नमस्ते इलेक्ट्रॉनिक्स": ["नमस्ते", "इलेक्ट्रॉनिक"],
  "क\u0949\u095e\u0940 घर": ["कॉफ\u093cी", "कॉ\u095eी", "क\u0949\u092b\u0940", "कॉफी"],
  "ज़री १०८ साड़ी": ["जरी 108", "ज़री १०", "साडी"],
  "क्ष\u200dत्रिय वस्त्र": ["क्षत्रिय", "क्ष\u200cत्रिय"],
  "کراچی بیکری ۲۴": ["كراچي", "بيكری 24", "بیکری ۲۴", "بیکری ٢٤"],
  "চা ও কফি ৫০": ["কফি ৫০", "কফি 50"],
  "İSTANBUL Halı": ["istanbul", "ISTANBUL", "İstanbul", "halı", "HALI"],
  "IŞIK Optik": ["ışık", "IŞIK", "işik"],
  "ΟΔΟΣΑ Ερμού": ["οδος", "ΟΔΟΣ", "οδοσα", "ΕΡΜΟΎ"],
  "Straße & Söhne": ["strasse", "STRASSE", "straße", "STRAẞE", "SÖHNE"],
  東京ﾀﾜｰ: ["タワー", "ﾀﾜｰ", "東京"],
  "☕ Café 👩‍👩‍👧": ["CAFÉ", "cafe\u0301", "👩‍👩‍👧", "☕"],
  "100% _Pure\\ Co": ["100%", "_pure\\", "% _", "\\ c"],
  "ＦＵＬＬ width": ["full WIDTH", "ｆull"],
};
const nobodys = ["100_", "%%", "__", "\\\\", "100% pure", "' or 1=1 --"];

const first = { page: 1, page_size: 100, search: "", is_active: undefined } as const;

export function describeSearches(handles: () => readonly [Db, Db]): void {
  let db: Db;
  const ids: number[] = [];
  beforeAll(async () => {
    [db] = handles();
    for (const company_name of Object.keys(names)) ids.push(await insertClient(db, { company_name }));
  });

  /** Names of the clients that this suite created. */
  async function list(query: Partial<Parameters<typeof listClients>[1]>): Promise<string[]> {
    const { rows } = await listClients(db, { ...first, ordering: "company_name", ...query });
    return rows.filter(({ id }) => ids.includes(id)).map(({ company_name }) => company_name);
  }

  test("find a name in any script, letter case and width", async () => {
    for (const [name, searches] of Object.entries(names))
      for (const search of searches) expect([search, await list({ search })]).toEqual([search, [name]]);
  });

  test("take wildcards and quotes literally", async () => {
    for (const search of nobodys) expect([search, await list({ search })]).toEqual([search, []]);
  });

  test("order names as they are folded, by bytes, both ways", async () => {
    const sorted = Object.keys(names).sort((a, b) => Buffer.compare(Buffer.from(fold(a)), Buffer.from(fold(b))));
    expect(await list({})).toEqual(sorted);
    expect(await list({ ordering: "-company_name" })).toEqual(sorted.reverse());
  });

  test("order by id where the rest is equal, and turn pages without losing or repeating a row", async () => {
    for (const ordering of ["created_at", "-created_at", "is_active", "-is_active"] as const) {
      const { rows, count } = await listClients(db, { ...first, ordering });
      const paged: number[] = [];
      for (let page = 1; page <= Math.ceil(count / 3); page++)
        paged.push(...(await listClients(db, { ...first, ordering, page, page_size: 3 })).rows.map(({ id }) => id));
      expect(paged).toEqual(rows.map(({ id }) => id));
    }
  });

  test("find more than a thousand in every order, page by page, and count them", async () => {
    const made = await db.transaction().execute(async (trx) => {
      const clients: { id: number; is_active: boolean; name: string }[] = [];
      for (let number = 0; number < 1_100; number++) {
        const [name, is_active] = [`lantern ${(number * 7) % 1_100}`, number % 3 > 0];
        clients.push({ id: await insertClient(trx, { company_name: name, is_active }), is_active, name });
      }
      return clients;
    });
    const byName = made.toSorted((one, other) => Buffer.compare(Buffer.from(one.name), Buffer.from(other.name)));
    const search = "Lantern";
    for (const [query, expected] of [
      [{ ordering: "created_at" }, made],
      [{ ordering: "-created_at" }, made.toReversed()],
      [{ ordering: "-company_name" }, byName.toReversed()],
      [{ ordering: "company_name", is_active: true }, byName.filter(({ is_active }) => is_active)],
    ] as const)
      for (const page of [1, 4, 11, 12]) {
        const { rows, count } = await listClients(db, { ...first, ...query, search, page });
        const ids = expected.slice((page - 1) * 100, page * 100).map(({ id }) => id);
        expect([rows.map(({ id }) => id), count]).toEqual([ids, expected.length]);
      }
    await db.deleteFrom("clients").where("folded_name", "like", "lantern %").execute();
  });

  test("put products without a price before all others, and last when descending", async () => {
    const client_id = await insertClient(db);
    for (const price_thousandths of [500, null, 0, 500, null, 100_000_000_000])
      await insertProduct(db, { ...buildProductRow({ name: "Lamp" }), client_id, price_thousandths });
    const list = async (ordering: "price" | "-price") =>
      (await listProducts(db, client_id, { ...first, ordering })).rows;
    const ascending = await list("price");
    expect(ascending.map(({ price_thousandths }) => price_thousandths)).toEqual([
      null,
      null,
      0,
      500,
      500,
      100_000_000_000,
    ]);
    expect(await list("-price")).toEqual(ascending.reverse());
  });
}
