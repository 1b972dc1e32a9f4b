import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type BetterSqlite3 from "better-sqlite3";
import { Kysely } from "kysely";
import { columnsOf } from "@/components/card/templates/card-templates";
import { orderColumn } from "@/lib/card/order-column";
import { sectionsSchema } from "@/lib/contract/cards/sections";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { fold } from "@/provider/ports/database/folding/fold";
import { foldPhone } from "@/provider/ports/database/folding/fold-phone";
import { migrations } from "@/provider/ports/database/migrations";
import type { Database } from "@/provider/ports/database/schema";
import { openSqlite } from "@/provider/ports/database/sqlite";
import { createSqliteDialect } from "@/provider/ports/database/sqlite-dialect";
import { fillOldDatabase, makeOldDatabase } from "./first-release";
import { describeMemberships } from "./suites/memberships";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "namaskard-migrations-"));
  file = path.join(folder, "namaskard.db");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const moveUp = async (): Promise<void> => (await openSqlite(file)).close();

type Row = Record<string, unknown>;

const listTables = (sqlite: BetterSqlite3.Database) =>
  sqlite
    .prepare("select name from pragma_table_list where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all() as string[];
const readTables = (sqlite: BetterSqlite3.Database) =>
  Object.fromEntries(
    listTables(sqlite).map((table) => [table, sqlite.prepare(`select * from ${table} order by 1, 2`).all() as Row[]]),
  );
/** Columns, keys and indexes of every table, however they were declared. */
const readSchema = (sqlite: BetterSqlite3.Database) =>
  Object.fromEntries(
    listTables(sqlite).map((table) => {
      const columns = sqlite.prepare(`select lower(type) as type, name, "notnull", dflt_value, pk
        from pragma_table_info(?)`);
      const keys = sqlite.prepare(`select "table", "from", "to", on_delete from pragma_foreign_key_list(?)`);
      const indexes = sqlite.prepare(`select "unique", origin, partial, (select group_concat(name)
        from pragma_index_info(list.name)) as columns from pragma_index_list(?) as list order by columns, origin`);
      const counter = sqlite.prepare("select sql like '%autoincrement%' as counts from sqlite_master where name = ?");
      return [
        table,
        {
          columns: columns.all(table),
          keys: keys.all(table),
          indexes: indexes.all(table),
          ...Object(counter.get(table)),
        },
      ];
    }),
  );

/** Rows that the migrations change. */
const moved: Record<string, (row: Row) => Row> = {
  clients: (row) => ({ ...row, folded_name: fold(String(row.company_name)), user_id: null }),
  users: (row) => ({ ...row, is_active: 1 }),
  profiles: (row) => ({ ...row, logo: row.logo && `logo${Number(row.client_id) - 5}` }),
  products: ({ image: _, ...row }) => ({ ...row, price_cents: undefined }),
  documents: (row) => ({ ...row, file: String(row.id) }),
};

test("a database of the first release loses no row and no value", async () => {
  const old = makeOldDatabase(file);
  fillOldDatabase(old, 1_201);
  const before = readTables(old);
  old.close();
  await moveUp();

  const sqlite = new SQLite(file, { readonly: true });
  const after = readTables(sqlite);
  sqlite.close();
  for (const [table, rows] of Object.entries(before)) {
    if (table === "kysely_migration") continue;
    const sameColumns = after[table]?.map((row) =>
      Object.fromEntries(Object.keys(rows[0] ?? {}).map((column) => [column, row[column]])),
    );
    expect([table, sameColumns]).toEqual([table, rows.map((row) => moved[table]?.(row) ?? row)]);
  }
  for (const [table, rows] of Object.entries(after))
    for (const row of rows)
      for (const column of Object.keys(row).filter((name) => name.startsWith("folded_") && name !== "folded_texts")) {
        const text = String(
          column === "folded_name" && table === "clients" ? row.company_name : row[column.slice("folded_".length)],
        );
        const folded = column === "folded_phone" ? foldPhone(text) : fold(text);
        expect([table, column, row[column]]).toEqual([table, column, folded]);
      }
});

test.each(["0001_initial", "0002_activity", "0003_brand_color", "0004_sign_ups", "0005_folded_names"])(
  "a database at %s becomes what a new one is",
  async (last) => {
    makeOldDatabase(file, last).close();
    await moveUp();
    const fresh = path.join(folder, "fresh.db");
    await (await openSqlite(fresh)).close();
    const [moved, made] = [new SQLite(file), new SQLite(fresh)];
    expect(readSchema(moved)).toEqual(readSchema(made));
    for (const sqlite of [moved, made]) sqlite.close();
  },
);

test("a price in hundredths means the same in thousandths", async () => {
  const old = makeOldDatabase(file);
  fillOldDatabase(old, 6);
  old.exec(
    "update products set price_cents = case id when 2 then 0 when 3 then 999999999999 when 4 then null else 1250 end",
  );
  old.close();
  await moveUp();
  const sqlite = new SQLite(file, { readonly: true });
  const rows = sqlite
    .prepare("select price_thousandths from products where id in (2, 3, 4, 5) order by id")
    .raw()
    .all();
  expect(rows).toEqual([[0], [9_999_999_999_990], [null], [12_500]]);
  sqlite.close();
});

test("a visiting card from before keeps the sections that it showed, and others their own", async () => {
  const old = makeOldDatabase(file);
  fillOldDatabase(old, 6);
  old.exec("update profiles set template_choice = case client_id when 1 then '5' else '1' end");
  old.close();
  await moveUp();
  const sqlite = new SQLite(file, { readonly: true });
  const kept = sqlite.prepare("select template_choice, sections from profiles order by client_id").all() as Row[];
  expect(kept.some(({ template_choice: choice }) => choice === "1")).toBe(true);
  for (const { template_choice: choice, sections } of kept) {
    const stored = typeof sections === "string" ? sectionsSchema.parse(sections) : null;
    const [column = { sections: [] }] = columnsOf("5");
    const shown = orderColumn(column, stored).map((section) => [section.id, section.shown]);
    expect([choice, shown]).toEqual([choice, column.sections.map((id) => [id, choice === "5"])]);
  }
  sqlite.close();
});

test("a product's picture becomes the first of its pictures", async () => {
  const old = makeOldDatabase(file);
  fillOldDatabase(old, 6);
  old.close();
  await moveUp();
  const sqlite = new SQLite(file, { readonly: true });
  const all = sqlite.prepare("select product_id, position, image, focus_x, focus_y from product_pictures order by id");
  expect(all.raw().all()).toEqual([
    [3, 1, "product3", 50, 50],
    [6, 1, "product6", 50, 50],
  ]);
  sqlite.close();
});

test("the files that contents named have rows, and the logo keeps its colour", async () => {
  const old = makeOldDatabase(file);
  fillOldDatabase(old, 6);
  const [{ image }] = old.prepare("select image from products where id = 3").all() as [{ image: string }];
  old.prepare("update banners set image = ? where id = 2").run(image.replaceAll("product3", "banner2"));
  old.close();
  await moveUp();

  const sqlite = new SQLite(file, { readonly: true });
  const all = (query: string) => sqlite.prepare(query).raw().all();
  const at = sqlite.prepare("select updated_at from profiles").pluck().get();
  expect(all("select * from files where client_id = 7 order by upload, width desc")).toEqual([
    ["2.pdf", "2", 7, "document", 5_242_880, null, null, at, null],
    ["banner2-800.webp", "banner2", 7, "banner", null, 800, 600, at, null],
    ["banner2-400.webp", "banner2", 7, "banner", null, 400, 300, at, null],
    ["logo2-800.webp", "logo2", 7, "logo", null, 800, 600, at, null],
    ["logo2-400.webp", "logo2", 7, "logo", null, 400, 300, at, null],
    ["logo2-400.jpg", "logo2", 7, "logo", null, null, null, at, null],
  ]);
  expect(all("select logo, logo_color from profiles where logo is not null order by client_id")).toEqual([
    ["logo2", "#e8930c"],
    ["logo4", null],
    ["logo6", "#e8930c"],
  ]);
  sqlite.close();
});

test("0002 finds the clients of entries that were there before it", async () => {
  const old = makeOldDatabase(file, "0001_initial");
  old.exec("insert into users values (7, 'asha@example.com', 'asha', '', 0, 1, '', '')");
  old.exec("insert into clients values (12, 7, 'Asha', '', '', '')");
  for (const target of ["client:12", "user:7", "email:asha@example.com", "user:999", "email:x@example.com"])
    old.exec(`insert into audit_log (at, action, target, address, detail) values ('', 'sign_in', '${target}', '', '')`);
  old.close();

  const { db, close } = await openSqlite(file);
  const entries = await db.selectFrom("audit_log").select("client_id").orderBy("id").execute();
  expect(entries.map(({ client_id }) => client_id)).toEqual([12, 12, 12, null, null]);
  await close();
});

test("0044 lets those sign in with a number who could, and nobody who shares it", async () => {
  const sqlite = new SQLite(file);
  const db = new Kysely<unknown>({ dialect: createSqliteDialect(sqlite) });
  const numbers = [
    ["919830000001", 1],
    ["919830000002", 1],
    ["919830000002", 0],
    ["919830000003", 1],
    ["919830000003", 1],
    ["919830000004", 0],
    ["919830000005", 0],
    ["919830000005", 0],
    ["12345", 1],
    ["", 1],
    ["", 1],
  ] as const;
  for (const [name, { up }] of Object.entries(migrations)) {
    if (name === "0044_sign_in_phones")
      for (const [index, [phone, active]] of numbers.entries()) {
        sqlite.exec(`insert into users values (${index + 1}, 'a${index}@example.com', '', '', 0, ${active}, '', '')`);
        sqlite.exec(`insert into clients (id, user_id, company_name, folded_name, phone, folded_phone, created_at,
          updated_at) values (${index + 50}, ${index + 1}, '', '', '', '${phone}', '', '')`);
      }
    await up(db);
  }
  const phones = sqlite.prepare("select sign_in_phone from users order by id").pluck().all();
  expect(phones).toEqual([
    ...["919830000001", "919830000002", null, null, null, "919830000004"],
    ...[null, null, null, null, null],
  ]);
  await db.destroy();
});

describe("0074 joins accounts and clients by memberships", () =>
  describeMemberships(async () => {
    const sqlite = new SQLite(":memory:");
    sqlite.pragma("foreign_keys=ON");
    const db = new Kysely<Database>({ dialect: createSqliteDialect(sqlite) });
    return { db, close: () => db.destroy() };
  }));

test("0014 has everything counted anew whose events are there, and of companies that are", async () => {
  const sqlite = new SQLite(file);
  const db = new Kysely<unknown>({ dialect: createSqliteDialect(sqlite) });
  for (const [name, { up }] of Object.entries(migrations)) {
    if (name === "0014_figures") {
      sqlite.exec("insert into users values (7, 'asha@example.com', 'asha', '', 0, 1, '', '')");
      sqlite.exec(
        "insert into clients (id, user_id, company_name, folded_name, phone, created_at, updated_at) values (12, 7, '', '', '', '', '')",
      );
      for (const [client, day, id] of [
        [12, "2026-11-20", "one"],
        [12, "2026-11-20", "two"],
        [12, "2026-11-21", "three"],
        [99, "2026-11-21", "gone"],
      ])
        sqlite.exec(`insert into events (client_id, day, id, hour, at, kind, source, device)
          values (${client}, '${day}', '${id}', 9, '${day}T09:00:00.000Z', 'view', 'qr', 'phone')`);
      sqlite.exec("insert into event_days values (12, '2026-11-21', 'earlier')");
      sqlite.exec("insert into figures values (12, '2026-11-20', 'kind', 'view', 2)");
      sqlite.exec("insert into site_figures values ('2026-11-20', 'kind', 'view', 2)");
    }
    await up(db);
  }
  const all = (query: string) => sqlite.prepare(query).raw().all();
  expect(all("select * from event_days order by day")).toEqual([
    [12, "2026-11-20", "2026-11-20T09:00:00.000Z"],
    [12, "2026-11-21", "earlier"],
  ]);
  expect([all("select * from figures"), all("select * from site_figures")]).toEqual([[], []]);
  await db.destroy();
});

test("cards with a chat on a landline keep it until their owners are asked", async () => {
  const sqlite = new SQLite(file);
  const db = new Kysely<unknown>({ dialect: createSqliteDialect(sqlite) });
  const phones = ["022 2345 6789", "98200 11223", "", "022 1234", "+44 20 7946 0958"];
  for (const [name, { up }] of Object.entries(migrations)) {
    if (name === "0050_landlines")
      for (const [index, phone] of phones.entries()) {
        const id = index + 1;
        sqlite.exec(`insert into users (id, email, username, password_hash, is_admin, is_active, created_at, updated_at)
          values (${id}, '${id}@example.com', '', '', 0, 1, '', '')`);
        sqlite.exec(`insert into clients (id, user_id, company_name, folded_name, phone, folded_phone, created_at, updated_at)
          values (${id}, ${id}, '', '', '${phone}', '', '', '')`);
      }
    await up(db);
  }
  const kept = sqlite.prepare("select phone from clients where landline_chat = 'kept' order by id").pluck().all();
  expect(kept).toEqual(["022 2345 6789", "+44 20 7946 0958"]);
  await db.destroy();
});

test("a move that fails half-way leaves the database as it was", async () => {
  const old = makeOldDatabase(file);
  fillOldDatabase(old, 3);
  old.exec("alter table sign_ups add column folded_name text");
  const before = [readSchema(old), readTables(old)];
  old.close();
  await expect(openSqlite(file)).rejects.toMatchObject({ message: expect.stringContaining("duplicate column") });
  const sqlite = new SQLite(file);
  expect([readSchema(sqlite), readTables(sqlite)]).toEqual(before);
  sqlite.close();
});

test("a database that a newer version has changed is refused in one plain line", async () => {
  await moveUp();
  const sqlite = new SQLite(file);
  sqlite.exec("insert into kysely_migration values ('9999_future', '2026-11-20T10:00:00.000Z')");
  sqlite.close();
  await expect(openSqlite(file)).rejects.toMatchObject({
    name: "StartError",
    message:
      "The database was written by a newer version, which made 9999_future; start that one again, or restore the backup that it made before migrating, with npm run restore",
  });
});

test("a clock that was set back between two releases does no harm", async () => {
  const old = makeOldDatabase(file);
  old.exec("update kysely_migration set timestamp = '2999-01-01T00:00:00.000Z'");
  old.close();
  await moveUp();
  await moveUp();
});
