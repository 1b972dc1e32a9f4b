import { type Kysely, type RawBuilder, sql } from "kysely";
import { columnTypes, isPostgres, required } from "../columns";
import { createRowsTrigger, createTrigger } from "../triggers";

type Counted = {
  name: string;
  table: string;
  /** The tally's name and day for a row. */
  as: RawBuilder<unknown>;
  day: RawBuilder<unknown>;
  columns: string[];
  /** Which rows are counted. */
  where?: RawBuilder<unknown>;
};

const none = sql`''`;

const counted: Counted[] = [
  ...Object.entries({
    products: "created_at",
    documents: "uploaded_at",
    feedback: "created_at",
  }).map(([table, time]) => ({
    name: table,
    table,
    as: sql.lit(table),
    day: sql`substr(${sql.ref(time)}, 1, 10)`,
    columns: [time],
  })),
  { name: "clients", table: "clients", as: sql`'clients'`, day: none, columns: ["id"] },
  // All entries, including actions that this release does not know, and entries per action.
  { name: "audit", table: "audit_log", as: sql`'audit'`, day: none, columns: ["action"] },
  { name: "audit_actions", table: "audit_log", as: sql`'audit:' || action`, day: none, columns: ["action"] },
  {
    name: "active_clients",
    table: "clients",
    as: sql`'active_clients'`,
    day: none,
    columns: ["is_active"],
    where: sql`is_active`,
  },
  {
    name: "shown_documents",
    table: "documents",
    as: sql`'shown_documents'`,
    day: none,
    columns: ["client_id"],
    // Deleting a client also deletes its documents, but `clients_tally_documents` has subtracted them by then.
    where: sql`exists (select 1 from clients where clients.id = changed.client_id and clients.is_active)`,
  },
];

/**
 * Row counts for lists and overviews, maintained by triggers on insert and delete. On PostgreSQL a count is spread over
 * slots, so that writers on different connections seldom block each other.
 */
export async function createTallies(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("tallies")
    .addColumn("name", text, required)
    .addColumn("day", text, required)
    .addColumn("slot", integer, required)
    .addColumn("count", integer, required)
    .addPrimaryKeyConstraint("tallies_key", ["name", "day", "slot"])
    .execute();
  for (const { name, table, columns, ...rows } of counted) {
    const tally = (from: RawBuilder<unknown>, sign: 1 | -1) => addUp(db, from, rows, sign);
    await tally(sql`${sql.table(table)} as changed`, 1).execute(db);
    for (const [event, sign] of [
      ["insert", 1],
      ["delete", -1],
    ] as const)
      await createRowsTrigger(db, {
        name: `${name}_tally_${event}`,
        event,
        table,
        columns,
        run: (changed) => tally(changed, sign),
      });
  }
  await countBlocking(db);
  await createTimeIndexes(db);
}

type Rows = Pick<Counted, "as" | "day" | "where">;

function addUp(
  db: Kysely<unknown>,
  changed: RawBuilder<unknown>,
  { as, day, where = sql`true` }: Rows,
  sign: 1 | -1,
): RawBuilder<unknown> {
  return addCounts(
    db,
    sql`select ${as} as name, ${day} as day, count(*) * ${sql.lit(sign)} as count from ${changed} where ${where} group by 1, 2`,
  );
}

function addCounts(db: Kysely<unknown>, counts: RawBuilder<unknown>): RawBuilder<unknown> {
  const slot = isPostgres(db) ? sql`pg_backend_pid() % 16` : sql`0`;
  return sql`insert into tallies (name, day, slot, count)
    select name, day, ${slot}, count from (${counts}) as counts where count <> 0
    on conflict (name, day, slot) do update set count = tallies.count + excluded.count`;
}

/** Counts when a client is blocked, unblocked or deleted, with its documents. */
async function countBlocking(db: Kysely<unknown>): Promise<void> {
  const documents = sql`(select count(*) from documents where client_id = old.id)`;
  const sign = sql`case when new.is_active then 1 else -1 end`;
  const isChanged = sql`new.is_active <> old.is_active`;
  await createTrigger(db, {
    name: "clients_tally_blocking",
    when: sql`after update of is_active on clients`,
    run: addCounts(
      db,
      sql`select 'active_clients' as name, '' as day, ${sign} as count where ${isChanged}
        union all select 'shown_documents', '', ${sign} * ${documents} where ${isChanged}`,
    ),
  });
  await createTrigger(db, {
    name: "clients_tally_documents",
    when: sql`before delete on clients`,
    run: addCounts(db, sql`select 'shown_documents' as name, '' as day, -${documents} as count where old.is_active`),
  });
}

/** For counting the rows of part of a day. */
async function createTimeIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("products_by_time").on("products").column("created_at").execute();
  await db.schema.createIndex("documents_by_time").on("documents").column("uploaded_at").execute();
  // Queries by actor also filter by action, and without statistics the planner chose the index on actions.
  await db.schema.dropIndex("audit_by_actor").execute();
  await db.schema
    .createIndex("audit_by_actor")
    .on("audit_log")
    .columns(["actor_id", "action", "at", "client_id"])
    .execute();
}
