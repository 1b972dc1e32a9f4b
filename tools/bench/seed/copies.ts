import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import { isPostgres } from "@/provider/ports/database/columns";
import { fold } from "@/provider/ports/database/folding/fold";
import { foldPhone } from "@/provider/ports/database/folding/fold-phone";
import { noBackup } from "@/provider/ports/database/migrate";
import { openDatabase } from "@/provider/ports/database/open";
import type { Database } from "@/provider/ports/database/schema";
import { type Where, withoutLimits } from "./where";

/** Each copy adds this to the ids of the copied company. */
const stride = 100;

/** Ordered so that foreign keys only point backwards. */
const copied = [
  "users",
  "clients",
  "memberships",
  "slugs",
  "profiles",
  "documents",
  "products",
  "product_pictures",
  "videos",
  "banners",
  "people",
  "audit_log",
] as const;
type Copied = (typeof copied)[number];

export type Copy = {
  number: number;
  name: string;
  folded: string;
  slug: string;
  email: string;
  phone: string;
  folded_phone: string;
  key: string;
  at: string;
};
type Work = Kysely<Database & { copies: Copy }>;

/**
 * Copies the existing company (the demo's, with a full card) `count` times, in bulk statements. Each copy has a name,
 * an address, an account and times of its own. Pictures share the same files; documents have none.
 */
export async function copyCompany({ dataDir, databaseUrl }: Where, count: number): Promise<void> {
  const database = await openDatabase(dataDir, databaseUrl && withoutLimits(databaseUrl), noBackup);
  try {
    await database.db.connection().execute(async (connection) => {
      const db = connection as unknown as Work;
      const { id } = await db.selectFrom("clients").select("id").orderBy("id").executeTakeFirstOrThrow();
      await sql`begin`.execute(db);
      await writeCopies(db, count);
      const tables = await db.introspection.getTables();
      for (const table of copied) {
        const columns = tables.find(({ name }) => name === table)?.columns ?? [];
        await copyTable(
          db,
          table,
          columns.map(({ name }) => name),
          id,
        );
      }
      await writeFigures(db);
      await sql`drop table copies`.execute(db);
      await sql`commit`.execute(db);
      if (isPostgres(db)) await sql`analyze`.execute(db);
    });
  } finally {
    await database.close();
  }
}

async function writeCopies(db: Work, count: number): Promise<void> {
  await sql`
    create temporary table copies
    (number integer, name text, folded text, slug text, email text, phone text, folded_phone text, key text, at text)`.execute(
    db,
  );
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const portion = 1_000;
  for (let begun = 0; begun < count; begun += portion) {
    const rows = numbers.slice(begun, begun + portion).map(describeCopy);
    await db.insertInto("copies").values(rows).execute();
  }
}

const trades = ["Textiles", "Sweets", "Jewellers", "Motors", "Clinic", "Tailors", "Electricals", "Books", "Florist"];
const families = ["Sharma", "Patel", "Iyer", "Khan", "Das", "Reddy", "Nair", "Singh", "Joshi", "Mehta", "शर्मा"];
const twoYears = 2 * 365 * 24 * 3_600_000;

/** The values that differ between copies. */
export function describeCopy(number: number): Copy {
  // Spread evenly, and in another order than the ids.
  const part = (number * 0.6180339887) % 1;
  const phone = `+91 9${String(Math.round(part * 1e9)).padStart(9, "0")}`;
  const name = `${families[number % families.length]} ${trades[number % trades.length]} ${number}`;
  return {
    number,
    name,
    folded: fold(name),
    slug: `company-${number}`,
    email: `owner${Math.round(part * 1e9)}-${number}@example.com`,
    phone,
    folded_phone: foldPhone(phone),
    key: number.toString(16).padStart(8, "0"),
    at: new Date(Date.now() - Math.round(part * twoYears)).toISOString(),
  };
}

/** Columns that refer to a copied row, or are its own id. */
const references = new Set(["id", "user_id", "owner_id", "client_id", "product_id", "actor_id"]);
const times = new Set(["created_at", "updated_at", "uploaded_at", "at"]);
const ownColumns: Partial<Record<Copied, Record<string, keyof Copy>>> = {
  users: { email: "email", sign_in_phone: "folded_phone" },
  clients: {
    company_name: "name",
    folded_name: "folded",
    phone: "phone",
    folded_phone: "folded_phone",
    email: "email",
  },
  slugs: { slug: "slug" },
};

async function copyTable(db: Work, table: Copied, columns: string[], client: number): Promise<void> {
  const values = columns.map((column): RawBuilder<unknown> => {
    const own = ownColumns[table]?.[column] ?? (times.has(column) ? "at" : undefined);
    if (own) return sql`copies.${sql.ref(own)}`;
    const value = sql.ref(`${table}.${column}`);
    if (column === "file") return sql`substr(${value}, 1, 24) || copies.key`;
    return references.has(column) ? sql`${value} + copies.number * ${sql.lit(stride)}` : sql`${value}`;
  });
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${sql.join(values)} from copies cross join ${sql.table(table)}
    where ${isOf(table, client)} order by copies.number`.execute(db);
  if (columns.includes("id") && isPostgres(db))
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(db);
}

/** Selects the copied company's rows. */
function isOf(table: Copied, client: number): Expression<unknown> {
  if (table === "users") return sql`id in (select owner_id from clients where id = ${client})`;
  if (table === "clients") return sql`id = ${client}`;
  if (table === "slugs") return sql`client_id = ${client} and is_current`;
  if (table === "product_pictures") return sql`product_id in (select id from products where client_id = ${client})`;
  // The oldest entries are enough of a history.
  if (table === "audit_log") return sql`client_id = ${client} and id <= ${stride / 20}`;
  return sql`client_id = ${client}`;
}

/** Figures of this month and this year, as the roll-up would have counted them. */
async function writeFigures(db: Work): Promise<void> {
  const month = `${new Date().toISOString().slice(0, 7)}-01`;
  for (const [metric, item, factor] of [
    ["views", "", 7],
    ["visitors", "", 5],
    ["taps", "", 2],
    ["kind", "view", 7],
    ["kind", "call", 1],
    ["kind", "whatsapp", 1],
  ] as const)
    for (const [span, day] of [
      ["day", month],
      ["month", month],
      ["year", `${month.slice(0, 4)}-01-01`],
    ]) {
      await sql`
        insert into figures (client_id, span, metric, day, item, count)
        select clients.id, ${span}, ${metric}, ${day}, ${item}, ${factor} * (1 + clients.id % 40)
        from clients order by clients.id`.execute(db);
      await sql`
        insert into site_figures (span, metric, day, item, count)
        select span, metric, day, item, sum(count) from figures
        where span = ${span} and metric = ${metric} and day = ${day} and item = ${item}
        group by span, metric, day, item`.execute(db);
    }
}
