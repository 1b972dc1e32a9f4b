import { type Kysely, type RawBuilder, sql } from "kysely";
import { isPostgres } from "../columns";
import { createTrigger } from "../triggers";

const searched = ["folded_name", "phone", "email"] as const;

/**
 * A trigram index for parts of names, numbers and e-mails. If PostgreSQL lacks pg_trgm, or this account may not add it,
 * searches still scan all clients.
 */
export async function indexClientSearch(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return createSearchTable(db);
  if (!(await canHaveTrigrams(db))) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  // The extension may already be in another schema of the database.
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension inner join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(db);
  const operators = sql.id(rows[0]?.schema ?? "public", "gin_trgm_ops");
  for (const column of searched)
    await sql`create index ${sql.id(`clients_search_${column}`)} on clients
      using gin (${sql.id(column)} ${operators})`.execute(db);
}

async function canHaveTrigrams(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select exists (select from pg_available_extension_versions where name = 'pg_trgm' and trusted)
      and has_database_privilege(current_database(), 'create')
      and has_schema_privilege(current_schema(), 'create') as can`.execute(db);
  return rows[0]?.can ?? false;
}

/** A contentless full-text table: it stores only the index, not the text. */
async function createSearchTable(db: Kysely<unknown>): Promise<void> {
  const columns = sql.join(searched.map((column) => sql.ref(column)));
  await sql`create virtual table client_search using fts5(
    ${columns}, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1)`.execute(db);
  await sql`insert into client_search (rowid, ${columns}) select id, ${columns} from clients`.execute(db);
  const values = sql.join(searched.map((column) => sql`new.${sql.ref(column)}`));
  const insert = sql`insert into client_search (rowid, ${columns}) values (new.id, ${values})`;
  const remove = sql`delete from client_search where rowid = old.id`;
  const add = (event: string, when: RawBuilder<unknown>, run: RawBuilder<unknown>) =>
    createTrigger(db, { name: `clients_search_${event}`, when, run });
  await add("insert", sql`after insert on clients`, insert);
  await add("update", sql`after update of ${columns} on clients`, sql`${remove}; ${insert}`);
  await add("delete", sql`after delete on clients`, remove);
}
