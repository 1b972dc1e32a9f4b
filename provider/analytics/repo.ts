import { sql } from "kysely";
import type { CompanyFiguresQuery } from "@/lib/contract/analytics/schema";
import { analyticsLimits } from "@/lib/contract/analytics/values";
import type { Page } from "../kernel/http/list";
import { countRows } from "../ports/database/queries/count-rows";
import { matchClient } from "../ports/database/queries/match-client";
import { type DatedTable, readTallyBefore, timesOf } from "../ports/database/queries/tallies";
import type { Db, Row } from "../ports/database/schema";
import type { Span } from "../ports/database/tables/visitors";
import { broughtAlong, type Figure, type Metric, totals } from "./counting/figures";
import { type Piece, type Range, splitRange } from "./counting/ranges";

/** Client id, or null for all. */
type Whose = number | null;
type Total = (typeof totals)[number];

/** Null without one; undefined without a client. */
export function findZone(db: Db, clientId: number) {
  return db
    .selectFrom("clients")
    .leftJoin("profiles", "profiles.client_id", "clients.id")
    .select("profiles.time_zone")
    .where("clients.id", "=", clientId)
    .executeTakeFirst();
}

/** The largest complete metric has one item per hour of the week; of longer ones the top is enough. */
const mostItems = 7 * 24;

/** Largest items first. */
export function sumFigures(db: Db, whose: Whose, range: Range, metrics: readonly Metric[]): Promise<Figure[]> {
  const sums = db
    .selectFrom(selectRange(db, whose, range, metrics))
    .select((eb) => ["metric", "item", eb.fn.sum<number>("count").as("count")])
    .groupBy(["metric", "item"])
    .having((eb) => eb(eb.fn.sum("count"), ">", 0));
  const placed = db
    .selectFrom(sums.as("sums"))
    .select(["metric", "item", "count"])
    .select(sql<number>`row_number() over (partition by metric order by count desc, item)`.as("place"));
  return db
    .selectFrom(placed.as("placed"))
    .select(["metric", "item", "count"])
    .where("place", "<=", mostItems)
    .orderBy("metric")
    .orderBy("place")
    .execute();
}

/** How many of a total, or of a kind of event, there are among figures. */
export function countOf(figures: readonly Figure[], wanted: string): number {
  return figures.find(({ metric, item }) => (item || metric) === wanted)?.count ?? 0;
}

/** Totals by day, or by month (its first day). */
export function listTotals(db: Db, whose: Whose, span: Span, { from, to }: Range) {
  return db
    .selectFrom(selectFigures(db, whose))
    .select(["day", "metric", "count"])
    .where("span", "=", span)
    .where("metric", "in", totals)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
}

const contents = {
  document_opened: { table: "documents", name: "file_name" },
  product_opened: { table: "products", name: "name" },
  video_opened: { table: "videos", name: "title" },
} as const;

export async function rankContents(db: Db, clientId: number, range: Range, kind: keyof typeof contents) {
  const { table, name } = contents[kind];
  const opened = db
    .selectFrom(selectRange(db, clientId, range, [`target:${kind}`]))
    .select((eb) => ["item", eb.fn.sum<number>("count").as("count")])
    .groupBy("item")
    .having((eb) => eb(eb.fn.sum("count"), ">", 0));
  const { rows } = await sql<{ name: string; count: number }>`
    select ${sql.ref(name)} as name, count from ${sql.table(table)}
    inner join ${opened} as opened on item = cast(id as text)
    where client_id = ${clientId} order by count desc, id limit ${analyticsLimits.ranked}`.execute(db);
  return rows;
}

/** ISO times; `end` is exclusive. */
export type Times = { start: string; end: string };
/** Of items that still exist: before the range, and at its end. */
export type Growth = { before: number; after: number };

export function measureDocuments(db: Db, whose: Whose, times: Times): Promise<Growth> {
  return measure(db, "documents", whose, times);
}

export function measureProducts(db: Db, whose: Whose, times: Times): Promise<Growth> {
  return measure(db, "products", whose, times);
}

export function measureFeedback(db: Db, whose: Whose, times: Times): Promise<Growth> {
  return measure(db, "feedback", whose, times);
}

async function measure(db: Db, table: DatedTable, whose: Whose, { start, end }: Times): Promise<Growth> {
  if (whose === null)
    return { before: await readTallyBefore(db, table, start), after: await readTallyBefore(db, table, end) };
  const time = sql.ref(timesOf[table]);
  const { rows } = await sql<Growth>`
    select count(*) filter (where ${time} < ${start}) as before, count(*) as after
    from ${sql.table(table)} where ${time} < ${end} and client_id = ${whose}`.execute(db);
  return rows[0] as Growth;
}

/** Visitors since `at` (ISO time), and views of opted-out visitors. `day`: the earliest local day at that time. */
export async function countLive(db: Db, whose: Whose, { at, day }: { at: string; day: string }): Promise<number> {
  const { rows } = await sql<{ visitors: number }>`
    select count(distinct visitor) + count(*) filter (where visitor is null and kind = 'view') as visitors
    from events
    where at >= ${at} and day >= ${day} and ${whose === null ? sql`true` : sql`client_id = ${whose}`}`.execute(db);
  return rows[0]?.visitors ?? 0;
}

export type CompanyFiguresRow = Pick<Row<"clients">, "id" | "company_name"> & Record<Total, number>;

/** Companies with views in the range, with their count in the same query. */
export async function listCompanyFigures(
  db: Db,
  range: Range,
  { page, page_size, search, ordering }: CompanyFiguresQuery,
): Promise<Page<CompanyFiguresRow>> {
  const ordered = ordering.replace("-", "") as Total;
  const direction = ordering.startsWith("-") ? "desc" : "asc";
  const matching = db
    .selectFrom(sumCompanies(db, range, ["views", ordered]).as("sums"))
    .where("views", ">", 0)
    .$if(search !== "", (sums) => sums.where("id", "in", findCompanies(db, search)));
  const ranked = await matching
    .select(["id", (eb) => eb.fn.countAll<number>().over().as("matches")])
    .orderBy(ordered, direction)
    .orderBy("id", direction)
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  const rows = await findCompanyFigures(
    db,
    range,
    ranked.map(({ id }) => id),
  );
  return { rows, count: ranked[0]?.matches ?? (page === 1 ? 0 : await countRows(matching)) };
}

/** In the order of `ids`. */
async function findCompanyFigures(db: Db, range: Range, ids: readonly number[]): Promise<CompanyFiguresRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(sumCompanies(db, range, totals, ids).as("sums"))
    .innerJoin("clients", "clients.id", "sums.id")
    .select(["clients.id", "clients.company_name", "views", "visitors", "taps"])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function findCompanies(db: Db, search: string) {
  return db
    .selectFrom("clients")
    .select("clients.id")
    .where(matchClient(db, search, ["folded_name"]));
}

/** Without imported figures. */
function sumCompanies(db: Db, range: Range, metrics: readonly Total[], ids?: readonly number[]) {
  const pieces = splitRange(range).map(({ span, sign, from, to }) =>
    db
      .selectFrom("figures")
      .select(["client_id", "metric", signed(sign)])
      .where("span", "=", span)
      .where("metric", "in", [...metrics, ...metrics.map(broughtAlong)])
      // A literal, so the partial index is used.
      .where("item", "=", sql.lit(""))
      .where("day", ">=", from)
      .where("day", "<=", to)
      .$if(ids !== undefined, (figures) => figures.where("client_id", "in", ids ?? [])),
  );
  const sumOf = (metric: Total) =>
    sql<number>`sum(case metric when ${sql.lit(metric)} then count when ${sql.lit(broughtAlong(metric))} then -count else 0 end)`.as(
      metric,
    );
  return db
    .selectFrom(pieces.reduce((all, piece) => all.unionAll(piece)).as("pieces"))
    .select(["client_id as id", ...totals.map(sumOf)])
    .groupBy("client_id");
}

/** See `splitRange`. */
export function selectRange(db: Db, whose: Whose, range: Range, metrics: readonly Metric[]) {
  const pieces = splitRange(range).map(({ span, sign, from, to }) =>
    db
      .selectFrom(selectFigures(db, whose))
      .select(["metric", "item", signed(sign)])
      .where("span", "=", span)
      .where("metric", "in", metrics)
      .where("day", ">=", from)
      .where("day", "<=", to),
  );
  return pieces.reduce((all, piece) => all.unionAll(piece)).as("pieces");
}

function signed(sign: Piece["sign"]) {
  return sql<number>`${sql.lit(sign)} * count`.as("count");
}

function selectFigures(db: Db, whose: Whose) {
  const columns = ["span", "metric", "day", "item", "count"] as const;
  return whose === null
    ? db.selectFrom("site_figures").select(columns).as("own")
    : db.selectFrom("figures").select(columns).where("client_id", "=", whose).as("own");
}
