import { type Kysely, sql } from "kysely";
import { type EventKind, eventKinds, eventSources } from "@/lib/contract/analytics/schema";
import { dayAfter, dayOf } from "@/lib/contract/clock";
import { type EventCount, type Figure, toFigures, type VisitorCount } from "@/provider/analytics/counting/figures";
import { noBackup } from "@/provider/ports/database/migrate";
import { openDatabase } from "@/provider/ports/database/open";
import { weekdayOf } from "@/provider/ports/database/queries/days";
import type { Database } from "@/provider/ports/database/schema";
import { type Where, withoutLimits } from "../seed/where";

export const companies = 1_000;
const days = 365;

/** Distinct days for each weekday; every day of every company is one of them. */
const samples = 300;

type Work = Kysely<
  Database & { samples: Figure & { sample: number }; days: { day: string; number: number; weekday: number } }
>;

/**
 * Writes the figures of a year with `events` events over all companies, as the roll-up would: days from random events,
 * months and the site's as sums of days.
 * @returns the number of rows
 */
export async function seedFigures({ dataDir, databaseUrl }: Where, events: number): Promise<number> {
  const database = await openDatabase(dataDir, databaseUrl && withoutLimits(databaseUrl), noBackup);
  const today = dayOf(Date.now());
  try {
    return await database.db.connection().execute(async (connection) => {
      const db = connection as unknown as Work;
      await sql`create temporary table samples (sample integer, metric text, item text, count integer)`.execute(db);
      await sql`create temporary table days (day text, number integer, weekday integer)`.execute(db);
      await sql`begin`.execute(db);
      await seedCompanies(db);
      for (let sample = 0; sample < samples * 7; sample++) {
        const figures = drawDay(sample, Math.floor(events / companies / days + Math.random()));
        if (figures.length > 0)
          await db
            .insertInto("samples")
            .values(figures.map((figure) => ({ sample, ...figure })))
            .execute();
      }
      await sql`create index samples_by_number on samples (sample)`.execute(db);
      const calendar = Array.from({ length: days }, (_, ago) => dayAfter(today, ago + 1 - days));
      await db
        .insertInto("days")
        .values(calendar.map((day, number) => ({ day, number, weekday: weekdayOf(day) - 1 })))
        .execute();
      await sql`commit`.execute(db);
      // PostgreSQL's heap is in the order of insertion, SQLite's tree in the order of keys.
      if (databaseUrl) for (const day of calendar) await seedDays(db, sql`day = ${day}`);
      else for (let id = 1; id <= companies; id += 50) await seedDays(db, sql`id between ${id} and ${id + 49}`);
      await sql`
        insert into figures (client_id, span, metric, day, item, count)
        select client_id, 'month', metric, substr(day, 1, 8) || '01', item, sum(count) from figures
        group by client_id, metric, substr(day, 1, 8), item`.execute(db);
      await sql`
        insert into figures (client_id, span, metric, day, item, count)
        select client_id, 'year', metric, substr(day, 1, 5) || '01-01', item, sum(count) from figures
        where span = 'month' group by client_id, metric, substr(day, 1, 5), item`.execute(db);
      await sql`
        insert into site_figures (span, metric, day, item, count)
        select span, metric, day, item, sum(count) from figures
        where metric = 'target:social' or metric not like 'target:%' group by span, metric, day, item`.execute(db);
      await sql`drop table samples`.execute(db);
      if (databaseUrl) await sql`vacuum analyze`.execute(db);
      const { rows } = await sql<{ count: number }>`select count(*) as count from figures`.execute(db);
      return rows[0]?.count ?? 0;
    });
  } finally {
    await database.close();
  }
}

async function seedDays(db: Work, which: ReturnType<typeof sql>): Promise<void> {
  await sql`
    insert into figures (client_id, span, metric, day, item, count)
    select id, 'day', metric, day, item, count from clients cross join days
    inner join samples on sample = ((id * 31 + number * 17) % ${sql.lit(samples)}) * 7 + weekday
    where ${which}`.execute(db);
}

async function seedCompanies(db: Work): Promise<void> {
  const times = { created_at: "2020-01-01T00:00:00.000Z", updated_at: "2020-01-01T00:00:00.000Z" };
  for (let number = 0; number < companies; number++) {
    const { id: user_id } = await db
      .insertInto("users")
      .values({
        ...times,
        email: `${number}@example.com`,
        username: "",
        password_hash: "",
        is_admin: false,
        is_active: true,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id: client_id } = await db
      .insertInto("clients")
      .values({
        ...times,
        owner_id: user_id,
        company_name: `Company ${number}`,
        folded_name: `company ${number}`,
        phone: "",
        folded_phone: "",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("slugs")
      .values({ slug: `company-${number}`, client_id, is_current: true, created_at: "" })
      .execute();
  }
}

/** A company's figures of one day with this many events, skewed towards few kinds, sources and towns. */
function drawDay(sample: number, count: number): Figure[] {
  const events: EventCount[] = [];
  const visitors: VisitorCount[] = [];
  for (let event = 0; event < count; event++) {
    const kind: EventKind = Math.random() < 0.5 ? "view" : draw(eventKinds.slice(1));
    const target =
      kind === "social" ? draw(["instagram", "facebook", "youtube"]) : String(1 + Math.floor(Math.random() * 20));
    events.push({ kind, target, person_id: null, hour: 8 + Math.floor(Math.random() * 14), count: 1 });
    if (kind !== "view" || Math.random() < 0.2) continue;
    visitors.push({
      source: draw(eventSources),
      device: draw(["phone", "computer", "tablet"]),
      language: draw(["en", "hi", "ta", "te", "mr", "bn", "gu", "kn"]),
      ...draw(towns),
      count: 1,
    });
  }
  return toFigures(dayAfter("2026-11-16", sample % 7), events, visitors);
}

const towns = Array.from({ length: 2_000 }, (_, number) => ({
  town: `Town ${number}`,
  country: ["IN", "IN", "IN", "AE", "US"][number % 5] as string,
}));

/** Prefers the first values. */
function draw<T>(values: readonly T[]): T {
  return values[Math.floor(values.length * Math.random() ** 3)] as T;
}
