import { type Kysely, type Migration, sql } from "kysely";

/**
 * Ordered by name, applied once each, never edited after a release. Foreign keys cascade, so that deleting a user takes
 * the client and all its content; files are removed by the service, which knows their keys.
 */
export const migrations: Record<string, Migration> = {
  "0001_initial": { up: createInitialTables },
  "0002_activity": { up: nameClientOfAuditEntries },
  "0003_brand_color": { up: addBrandColor },
  "0004_sign_ups": { up: createSignUps },
  "0005_folded_names": { up: foldNames },
  "0006_company_names": { up: createCompanyNames },
};

const timestamps = "created_at TEXT NOT NULL, updated_at TEXT NOT NULL";
const ownedByClient = "client_id INTEGER NOT NULL REFERENCES clients(id) ON DELETE CASCADE";
const id = "id INTEGER PRIMARY KEY AUTOINCREMENT";

async function createInitialTables(db: Kysely<unknown>): Promise<void> {
  const statements = [
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
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Lets the audit log be read by account. The column refers to no row, because what was done to a client stays known after
 * the client is gone. The indexes hold all that a page's filters and its count look at.
 */
async function nameClientOfAuditEntries(db: Kysely<unknown>): Promise<void> {
  const statements = [
    "ALTER TABLE audit_log ADD COLUMN client_id INTEGER",
    "UPDATE audit_log SET client_id = CAST(substr(target, 8) AS INTEGER) WHERE target LIKE 'client:%'",
    `UPDATE audit_log SET client_id = (SELECT clients.id FROM clients WHERE clients.user_id =
      CAST(substr(audit_log.target, 6) AS INTEGER)) WHERE target LIKE 'user:%'`,
    `UPDATE audit_log SET client_id = (SELECT clients.id FROM clients JOIN users ON users.id = clients.user_id
      WHERE users.email = substr(audit_log.target, 7)) WHERE target LIKE 'email:%'`,
    "CREATE INDEX audit_by_client ON audit_log (client_id, at, action)",
    "CREATE INDEX audit_by_actor ON audit_log (actor_id, at, action, client_id)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Requests for a card. The index of actions lets the newest of them be told to administrators. */
async function createSignUps(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `CREATE TABLE sign_ups (${id}, company_name TEXT NOT NULL, name TEXT NOT NULL, phone TEXT NOT NULL,
      email TEXT NOT NULL, consented_at TEXT NOT NULL, created_at TEXT NOT NULL, accepted_at TEXT,
      client_id INTEGER REFERENCES clients(id) ON DELETE SET NULL)`,
    "CREATE UNIQUE INDEX sign_ups_waiting ON sign_ups (email) WHERE accepted_at IS NULL",
    "CREATE INDEX sign_ups_by_created ON sign_ups (created_at)",
    "CREATE INDEX sign_ups_by_client ON sign_ups (client_id)",
    "CREATE INDEX audit_by_action ON audit_log (action, at)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A colour of the client's own choice. The logo's colour is kept with the logo. */
async function addBrandColor(db: Kysely<unknown>): Promise<void> {
  await sql.raw("ALTER TABLE profiles ADD COLUMN brand_color TEXT").execute(db);
}

/** Lets a company be found by its name in any script without reading every name. */
async function foldNames(db: Kysely<unknown>): Promise<void> {
  const statements = [
    "ALTER TABLE clients ADD COLUMN folded_name TEXT NOT NULL DEFAULT ''",
    "UPDATE clients SET folded_name = fold(company_name)",
    "CREATE INDEX clients_by_folded_name ON clients (folded_name)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Lets links by a company's former name arrive. */
async function createCompanyNames(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `CREATE TABLE company_names (folded_name TEXT NOT NULL, ${ownedByClient}, created_at TEXT NOT NULL,
      PRIMARY KEY (folded_name, client_id))`,
    "CREATE INDEX company_names_by_client ON company_names (client_id)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
