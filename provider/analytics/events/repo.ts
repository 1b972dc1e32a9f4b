import { sql } from "kysely";
import { dayAfter } from "@/lib/contract/clock";
import { monthOf, yearOf } from "../../ports/database/queries/days";
import { readMeta, writeMeta } from "../../ports/database/queries/meta";
import type { Db, Row } from "../../ports/database/schema";
import {
  broughtAlong,
  type EventCount,
  type Figure,
  isOfSite,
  type Metric,
  metrics,
  totals,
  type VisitorCount,
  visitorMetrics,
} from "../counting/figures";

export type EventRow = Row<"events">;
export type CompanyDay = Pick<Row<"event_days">, "client_id" | "day">;

/** By present or former slug. */
export function findCounted(db: Db, slug: string) {
  return db
    .selectFrom("slugs")
    .innerJoin("clients", "clients.id", "slugs.client_id")
    .leftJoin("profiles", "profiles.client_id", "clients.id")
    .select(["clients.id", "profiles.time_zone"])
    .where("slugs.slug", "=", slug)
    .where("clients.is_active", "=", true)
    .executeTakeFirst();
}

/** Those of these ids that are the client's people. */
export async function findPeople(db: Db, clientId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("people")
    .select("id")
    .where("client_id", "=", clientId)
    .where("id", "in", ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Idempotent; skips deleted clients and expired days; marks days as changed. `now`: ISO time. */
export async function insertEvents(trx: Db, events: readonly EventRow[], now: string): Promise<void> {
  if (events.length === 0) return;
  const ids = [...new Set(events.map(({ client_id }) => client_id))];
  const clients = await trx.selectFrom("clients").select("id").where("id", "in", ids).execute();
  const present = new Set(clients.map(({ id }) => id));
  const since = await findFirstDay(trx);
  // A fixed order prevents deadlocks.
  const kept = events
    .filter(({ client_id, day }) => present.has(client_id) && day >= since)
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  if (kept.length === 0) return;

  const days = new Map(kept.map(({ client_id, day }) => [`${client_id} ${day}`, { client_id, day, changed_at: now }]));
  // First: locks the clients, so none is deleted before its events are stored.
  await trx
    .insertInto("event_days")
    .values([...days.values()])
    .onConflict((conflict) => conflict.columns(["client_id", "day"]).doUpdateSet({ changed_at: now }))
    .execute();
  await trx
    .insertInto("events")
    .values(kept)
    .onConflict((conflict) => conflict.columns(["client_id", "day", "id"]).doNothing())
    .execute();
}

const keyOf = ({ client_id, day, id }: EventRow) => `${client_id} ${day} ${id}`;

export async function addDropped(trx: Db, day: string, dropped: ReadonlyMap<string, number>): Promise<void> {
  for (const [reason, count] of dropped)
    await trx
      .insertInto("dropped_events")
      .values({ day, reason, count })
      .onConflict((conflict) =>
        conflict.columns(["day", "reason"]).doUpdateSet({ count: sql<number>`dropped_events.count + ${count}` }),
      )
      .execute();
}

/** Inserts the day's salt if missing. */
export async function findSalt(db: Db, day: string, fresh: string): Promise<string> {
  await db
    .insertInto("visitor_salts")
    .values({ day, salt: fresh })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  const { salt } = await db.selectFrom("visitor_salts").select("salt").where("day", "=", day).executeTakeFirstOrThrow();
  return salt;
}

export async function deleteSaltsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("visitor_salts").where("day", "<", day).execute();
}

const firstDay = "events_first_day";

/** The first day with all of its events. */
async function findFirstDay(db: Db): Promise<string> {
  return (await readMeta(db, firstDay)) ?? "";
}

/** Rejects later events of days before `day`. */
export async function moveFirstDay(db: Db, day: string): Promise<void> {
  await writeMeta(db, firstDay, day);
}

/** Roll up first. @returns how many were deleted */
export function deleteEventsBefore(db: Db, day: string, limit: number): Promise<number> {
  return deleteSome(db, sql`day < ${day}`, limit);
}

export function deleteEventsOf(db: Db, clientId: number, limit: number): Promise<number> {
  return deleteSome(db, sql`client_id = ${clientId}`, limit);
}

async function deleteSome(db: Db, condition: ReturnType<typeof sql>, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from events where (client_id, day, id) in (
      select client_id, day, id from events where ${condition} limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}

/** Delete events before this day to keep `most`; null if there are fewer. */
export async function findDayBeyond(db: Db, most: number): Promise<string | null> {
  const row = await db
    .selectFrom("events")
    .select("day")
    .orderBy("day", "desc")
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  return row ? dayAfter(row.day) : null;
}

/** Days to recount, longest waiting first. */
export function listChangedDays(db: Db, limit: number): Promise<CompanyDay[]> {
  return db.selectFrom("event_days").select(["client_id", "day"]).orderBy("changed_at").limit(limit).execute();
}

/** Claims the day for this transaction. */
export async function takeChangedDay(trx: Db, { client_id, day }: CompanyDay): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("event_days")
    .where("client_id", "=", client_id)
    .where("day", "=", day)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function countEvents(db: Db, { client_id, day }: CompanyDay): Promise<EventCount[]> {
  return db
    .selectFrom("events")
    .select(["kind", "target", "person_id", "hour"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("client_id", "=", client_id)
    .where("day", "=", day)
    .groupBy(["kind", "target", "person_id", "hour"])
    .execute();
}

export function countVisitors(db: Db, { client_id, day }: CompanyDay): Promise<VisitorCount[]> {
  return db
    .selectFrom(
      db
        .selectFrom("events")
        .select(visitorMetrics)
        .select(sql<number>`row_number() over (partition by visitor order by at, id)`.as("place"))
        .where("client_id", "=", client_id)
        .where("day", "=", day)
        .where("kind", "=", "view")
        .where("visitor", "is not", null)
        .as("looks"),
    )
    .select(visitorMetrics)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("place", "=", 1)
    .groupBy(visitorMetrics)
    .execute();
}

export function listFigures(
  db: Db,
  { client_id, day }: CompanyDay,
  wanted: readonly Metric[] = metrics,
): Promise<Figure[]> {
  return db
    .selectFrom("figures")
    .select(["metric", "item", "count"])
    .where("client_id", "=", client_id)
    .where("span", "=", "day")
    .where("metric", "in", wanted)
    .where("day", "=", day)
    .execute();
}

/** Adds to day, month and year of the company and the site; deletes zeros. */
export async function addToFigures(trx: Db, day: CompanyDay, changes: readonly Figure[]): Promise<void> {
  for (const { span, some } of spread(day, changes)) {
    await addToCompany(
      trx,
      some.map((change) => ({ client_id: day.client_id, ...span, ...change })),
    );
    await addToSite(
      trx,
      some.filter(isOfSite).map((change) => ({ ...span, ...change })),
    );
  }
}

/** Imported figures, not added to the site's. */
export async function addForeignFigures(trx: Db, day: CompanyDay, figures: readonly Figure[]): Promise<void> {
  const brought = totals.flatMap((total) => {
    const count = figures.find(({ metric }) => metric === total)?.count;
    return count === undefined ? [] : [{ metric: broughtAlong(total), item: "", count }];
  });
  for (const { span, some } of spread(day, [...figures, ...brought]))
    await addToCompany(
      trx,
      some.map((figure) => ({ client_id: day.client_id, ...span, ...figure })),
    );
}

/** Figures per span, in batches. */
function* spread({ day }: CompanyDay, figures: readonly Figure[]) {
  const spans = [
    { span: "day", day },
    { span: "month", day: monthOf(day) },
    { span: "year", day: yearOf(day) },
  ] as const;
  for (const span of spans)
    for (let start = 0; start < figures.length; start += batch)
      yield { span, some: figures.slice(start, start + batch) };
}

/** Rows per statement, below the databases' parameter limit. */
const batch = 1_000;

async function addToCompany(trx: Db, rows: Row<"figures">[]): Promise<void> {
  await trx
    .insertInto("figures")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["client_id", "span", "metric", "day", "item"])
        .doUpdateSet({ count: sql<number>`figures.count + excluded.count` }),
    )
    .execute();
  for (const { count, ...key } of rows)
    if (count < 0)
      await trx
        .deleteFrom("figures")
        .where((eb) => eb.and({ ...key, count: 0 }))
        .execute();
}

async function addToSite(trx: Db, rows: Row<"site_figures">[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("site_figures")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["span", "metric", "day", "item"])
        .doUpdateSet({ count: sql<number>`site_figures.count + excluded.count` }),
    )
    .execute();
  for (const { count, ...key } of rows)
    if (count < 0)
      await trx
        .deleteFrom("site_figures")
        .where((eb) => eb.and({ ...key, count: 0 }))
        .execute();
}
