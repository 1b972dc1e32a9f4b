import type BetterSqlite3 from "better-sqlite3";
import { SQLite } from "@/lib/runtime/sqlite.mjs";

const timestamps = "created_at TEXT NOT NULL, updated_at TEXT NOT NULL";
const ownedByClient = "client_id INTEGER NOT NULL REFERENCES clients(id) ON DELETE CASCADE";
const id = "id INTEGER PRIMARY KEY AUTOINCREMENT";

/** The statements of the first release, verbatim: existing databases were created with them. */
const statements: Record<string, readonly string[]> = {
  "0001_initial": [
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    `CREATE TABLE users (${id}, email TEXT NOT NULL UNIQUE, username TEXT NOT NULL, password_hash TEXT NOT NULL,
      is_admin INTEGER NOT NULL, is_active INTEGER NOT NULL, ${timestamps})`,
    `CREATE TABLE sessions (id TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      refresh_hash TEXT NOT NULL, previous_hash TEXT, rotated_at TEXT NOT NULL, created_at TEXT NOT NULL,
      expires_at TEXT NOT NULL)`,
    "CREATE INDEX sessions_by_user ON sessions (user_id)",
    `CREATE TABLE clients (${id}, user_id INTEGER NOT NULL UNIQUE REFERENCES users(id) ON DELETE CASCADE,
      company_name TEXT NOT NULL, phone TEXT NOT NULL, ${timestamps})`,
    "CREATE INDEX clients_by_name ON clients (company_name COLLATE NOCASE)",
    "CREATE INDEX clients_by_created ON clients (created_at)",
    "CREATE INDEX clients_by_updated ON clients (updated_at)",
    `CREATE TABLE slugs (slug TEXT PRIMARY KEY, ${ownedByClient}, is_current INTEGER NOT NULL, created_at TEXT NOT NULL)`,
    "CREATE UNIQUE INDEX slugs_current ON slugs (client_id) WHERE is_current = 1",
    "CREATE INDEX slugs_by_client ON slugs (client_id)",
    `CREATE TABLE profiles (client_id INTEGER PRIMARY KEY REFERENCES clients(id) ON DELETE CASCADE,
      address TEXT NOT NULL, location TEXT NOT NULL, about_us TEXT NOT NULL, template_choice TEXT NOT NULL,
      social_media_links TEXT NOT NULL, logo TEXT, ${timestamps})`,
    `CREATE TABLE documents (${id}, ${ownedByClient}, file_name TEXT NOT NULL, file TEXT NOT NULL UNIQUE,
      size INTEGER NOT NULL, uploaded_at TEXT NOT NULL)`,
    `CREATE TABLE products (${id}, ${ownedByClient}, name TEXT NOT NULL, description TEXT NOT NULL, price_cents INTEGER,
      image TEXT, status TEXT NOT NULL, position INTEGER NOT NULL, ${timestamps})`,
    `CREATE TABLE videos (${id}, ${ownedByClient}, title TEXT NOT NULL, description TEXT NOT NULL,
      youtube_url TEXT NOT NULL, ${timestamps})`,
    `CREATE TABLE banners (${id}, ${ownedByClient}, banner_type TEXT NOT NULL, title TEXT NOT NULL,
      description TEXT NOT NULL, image TEXT, youtube_url TEXT, is_active INTEGER NOT NULL, ${timestamps})`,
    ...["documents", "products", "videos", "banners"].map(
      (table) => `CREATE INDEX ${table}_by_client ON ${table} (client_id)`,
    ),
    `CREATE TABLE audit_log (${id}, at TEXT NOT NULL, actor_id INTEGER, action TEXT NOT NULL, target TEXT NOT NULL,
      address TEXT NOT NULL, detail TEXT NOT NULL)`,
    "CREATE INDEX audit_by_time ON audit_log (at)",
    `CREATE TABLE idempotency_keys (user_id INTEGER NOT NULL REFERENCES users(id) ON DELETE CASCADE, key TEXT NOT NULL,
      fingerprint TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, created_at TEXT NOT NULL,
      PRIMARY KEY (user_id, key))`,
  ],
  "0002_activity": [
    "ALTER TABLE audit_log ADD COLUMN client_id INTEGER",
    "UPDATE audit_log SET client_id = CAST(substr(target, 8) AS INTEGER) WHERE target LIKE 'client:%'",
    `UPDATE audit_log SET client_id = (SELECT clients.id FROM clients WHERE clients.user_id =
      CAST(substr(audit_log.target, 6) AS INTEGER)) WHERE target LIKE 'user:%'`,
    `UPDATE audit_log SET client_id = (SELECT clients.id FROM clients JOIN users ON users.id = clients.user_id
      WHERE users.email = substr(audit_log.target, 7)) WHERE target LIKE 'email:%'`,
    "CREATE INDEX audit_by_client ON audit_log (client_id, at, action)",
    "CREATE INDEX audit_by_actor ON audit_log (actor_id, at, action, client_id)",
  ],
  "0003_brand_color": ["ALTER TABLE profiles ADD COLUMN brand_color TEXT"],
  "0004_sign_ups": [
    `CREATE TABLE sign_ups (${id}, company_name TEXT NOT NULL, name TEXT NOT NULL, phone TEXT NOT NULL,
      email TEXT NOT NULL, consented_at TEXT NOT NULL, created_at TEXT NOT NULL, accepted_at TEXT,
      client_id INTEGER REFERENCES clients(id) ON DELETE SET NULL)`,
    "CREATE UNIQUE INDEX sign_ups_waiting ON sign_ups (email) WHERE accepted_at IS NULL",
    "CREATE INDEX sign_ups_by_created ON sign_ups (created_at)",
    "CREATE INDEX sign_ups_by_client ON sign_ups (client_id)",
    "CREATE INDEX audit_by_action ON audit_log (action, at)",
  ],
  "0005_folded_names": [
    "ALTER TABLE clients ADD COLUMN folded_name TEXT NOT NULL DEFAULT ''",
    "UPDATE clients SET folded_name = fold(company_name)",
    "CREATE INDEX clients_by_folded_name ON clients (folded_name)",
  ],
};

/** A database of the first release, or with `last` of an earlier migration: schema and migrations, no rows. */
export function makeOldDatabase(file: string, last = "0005_folded_names"): BetterSqlite3.Database {
  const sqlite = new SQLite(file);
  sqlite.function("fold", (text) => String(text).normalize("NFKC").toLowerCase());
  for (const pragma of ["journal_mode=WAL", "foreign_keys=ON"]) sqlite.pragma(pragma);
  sqlite.exec(`create table "kysely_migration" ("name" varchar(255) not null primary key,
      "timestamp" varchar(255) not null);
    create table "kysely_migration_lock" ("id" varchar(255) not null primary key,
      "is_locked" integer default 0 not null);
    insert into "kysely_migration_lock" values ('migration_lock', 0)`);
  for (const [name, list] of Object.entries(statements)) {
    if (name > last) break;
    for (const statement of list) sqlite.exec(statement);
    sqlite.prepare("insert into kysely_migration values (?, '2026-11-20T10:00:00.000Z')").run(name);
  }
  return sqlite;
}

/** Rows in every table, with edge cases in their columns. Needs the complete schema of the first release. */
export function fillOldDatabase(sqlite: BetterSqlite3.Database, clients: number): void {
  const at = "2026-11-20T10:00:00.000Z";
  const put = (table: string, ...values: (string | number | null)[]) =>
    sqlite.prepare(`insert into ${table} values (${values.map(() => "?").join()})`).run(values);
  const write = sqlite.transaction(() => {
    put("meta", "demo_seeded", at);
    put("users", 1, "admin@example.com", "Größe", "hash", 1, 1, at, at);
    for (let n = 2; n <= clients + 1; n++) {
      const client = n + 5;
      put("users", n, `client${n}@example.com`, `ｎame ${n}`, "hash", 0, n % 2, at, at);
      put("clients", client, n, `Straße ＡSHA शर्मा ${n}`, n % 3 ? "+91 98765" : "", at, at, `straße asha शर्मा ${n}`);
      put("slugs", `current-${n}`, client, 1, at);
      put("slugs", `former-${n}`, client, 0, at);
      put(
        "profiles",
        client,
        "1 Road",
        "",
        "Über\nuns",
        "5",
        '{"x":"y"}',
        n % 2 ? null : pictureText(`logo${n}`, { photo: `logo${n}-400.jpg`, color: n % 4 ? "#e8930c" : null }),
        at,
        at,
        null,
      );
      put("documents", n, client, "Ünder 100%_\\", `${n}.pdf`, 5_242_880, at);
      put(
        "products",
        n,
        client,
        "ΟΔΟΣ",
        "कॉफ़ी ☕",
        n % 2 ? null : 999_999_999_999,
        n % 3 ? null : pictureText(`product${n}`),
        "active",
        n,
        at,
        at,
      );
      put("videos", n, client, "東京ﾀﾜｰ", "", "https://youtu.be/aqz-KE-bpKQ", at, at);
      put("banners", n, client, "image", "İstanbul", "ışık", null, null, n % 2, at, at);
      put("sessions", `session-${n}`, n, "hash", n % 2 ? null : "former", at, at, at);
      put("audit_log", n, at, n % 4 ? n : null, "sign_in", `user:${n}`, "203.0.113.7", "", n % 5 ? client : null);
      put("idempotency_keys", n, "key", "POST /x", 201, '{"id":1}', at);
      put(
        "sign_ups",
        n,
        "ŁÓDŹ",
        "Ñandú",
        "98765",
        `ask${n}@example.com`,
        at,
        at,
        n % 2 ? at : null,
        n % 2 ? client : null,
      );
    }
  });
  write();
}

/** How a row of the first release stored a picture. */
function pictureText(upload: string, more: { photo?: string; color?: string | null } = {}): string {
  const variants = [
    { key: `${upload}-800.webp`, width: 800, height: 600 },
    { key: `${upload}-400.webp`, width: 400, height: 300 },
  ];
  return JSON.stringify({ variants, ...more });
}
