import { randomInt } from "node:crypto";
import {
  deleteEventsBefore,
  deleteEventsOf,
  type EventRow,
  findDayBeyond,
  insertEvents,
} from "@/provider/analytics/events/repo";
import { rollUp } from "@/provider/analytics/events/service";
import { localTime } from "@/provider/kernel/local-time";
import { addPartitions, dropPartitionsBefore } from "@/provider/ports/database/partitions";
import type { Db, Row } from "@/provider/ports/database/schema";
import { transact } from "@/provider/ports/database/transact";
import { insertClient } from "../../../insert-client";
import { atOnce } from "../two-processes";

/** Random events to count; a million take some minutes. */
const events = Number(process.env.EVENTS_COUNT ?? 4_000);

const zones = ["Asia/Kolkata", "Asia/Kathmandu", "Australia/Eucla", "America/St_Johns", "UTC"];
const pick = <T>(values: readonly T[]): T => values[randomInt(values.length)] as T;
const depsOf = (db: Db) => ({
  db,
  now: () => new Date(),
  announce: async () => {},
  config: {},
});
const steady = new AbortController().signal;

export function describeEvents(handles: () => readonly [Db, Db]): void {
  beforeEach(async () => {
    const [db] = handles();
    for (const table of ["events", "event_days", "figures", "site_figures"] as const)
      await db.deleteFrom(table).execute();
  });

  const store = (db: Db, rows: readonly EventRow[]) =>
    transact(db, (trx) => insertEvents(trx, rows, new Date().toISOString()));

  test("figures are what the events come to, however they arrive and however often they are counted", async () => {
    const [db] = handles();
    const companies = await Promise.all(zones.map(async (zone) => ({ id: await insertClient(db), zone })));
    const all = Array.from({ length: events }, (_, number) => buildEvent(number, pick(companies)));
    // Late, repeated, shuffled, on both processes at once, with roll-ups in between.
    const sent = shuffle([...all, ...all.slice(0, events / 10)]);
    const batches = Array.from({ length: Math.ceil(sent.length / 500) }, (_, index) =>
      sent.slice(index * 500, index * 500 + 500),
    );
    // Often enough to interrupt, seldom enough for a million events in minutes.
    const pause = Math.ceil(batches.length / 100);
    for (let round = 0; batches.length > 0; round++) {
      await atOnce(4, async (index) => {
        const handle = handles()[index % 2] as Db;
        if (index < 3) await store(handle, batches.pop() ?? []);
        else if (round % pause === 0) await rollUp(depsOf(handle), steady);
      });
    }
    await Promise.all(handles().map((handle) => rollUp(depsOf(handle), steady)));
    await rollUp(depsOf(db), steady);

    const days = recount(all, (day) => `day ${day}`);
    const months = recount(all, (day) => `month ${day.slice(0, 8)}01`);
    const years = recount(all, (day) => `year ${day.slice(0, 5)}01-01`);
    expect(await readFigures(db)).toEqual({ ...days, ...months, ...years });
    expect(await readSiteFigures(db)).toEqual(sumCompanies({ ...days, ...months, ...years }));
    expect(await db.selectFrom("event_days").selectAll().execute()).toEqual([]);
  });

  test("two that store the same at once wait one for the other, never each for the other", async () => {
    const company = { id: await insertClient(handles()[0]), zone: "UTC" };
    const rows = Array.from({ length: 200 }, (_, number) => ({
      ...buildEvent(number, company),
      day: `2026-${String(1 + (number % 12)).padStart(2, "0")}-${String(10 + (number % 17))}`,
    }));
    // Without retries, which would hide a deadlock.
    const storeOnce = (db: Db, events: readonly EventRow[]) =>
      db
        .transaction()
        .setIsolationLevel("read committed")
        .execute((trx) => insertEvents(trx, events, new Date().toISOString()));
    for (let round = 0; round < 10; round++)
      await atOnce(4, (index) => storeOnce(handles()[index % 2] as Db, shuffle([...rows])));
    expect(await handles()[0].selectFrom("events").select("id").execute()).toHaveLength(rows.length);
  });

  test("days have parts of their own where the database can, made once, and rows are the same in all", async () => {
    const [db, other] = handles();
    const company = { id: await insertClient(db), zone: "UTC" };
    const on = (day: string) => ({ ...buildEvent(Number(day.slice(-2)), company), day });
    // One event arrives before its day has a partition.
    await store(db, [on("2026-05-01")]);
    const days = ["2026-05-01", "2026-05-02", "2026-05-03"];
    for (const handle of [db, other, db]) await addPartitions(handle, "events", days);
    await store(other, [...days, "2026-05-04"].map(on));
    const read = () => db.selectFrom("events").select("day").orderBy("day").execute();
    expect((await read()).map(({ day }) => day)).toEqual([...days, "2026-05-04"]);
    await dropPartitionsBefore(db, "events", "2026-05-03");
    await deleteEventsBefore(db, "2026-05-03", 10);
    expect((await read()).map(({ day }) => day)).toEqual(["2026-05-03", "2026-05-04"]);
  });

  test("events of nobody are not kept, and those of old days and deleted clients go in batches", async () => {
    const [db] = handles();
    const company = { id: await insertClient(db), zone: "UTC" };
    const rows = Array.from({ length: 10 }, (_, number) => ({
      ...buildEvent(number, company),
      day: `2026-01-${String(number + 10)}`,
    }));
    await store(db, [...rows, { ...rows[0], client_id: 999_999 } as EventRow]);
    expect(await findDayBeyond(db, 10)).toBeNull();
    expect(await findDayBeyond(db, 4)).toBe("2026-01-16");
    expect([await deleteEventsBefore(db, "2026-01-16", 4), await deleteEventsBefore(db, "2026-01-16", 4)]).toEqual([
      4, 2,
    ]);
    expect([await deleteEventsOf(db, company.id, 3), await deleteEventsOf(db, company.id, 3)]).toEqual([3, 1]);
    expect(await db.selectFrom("events").selectAll().execute()).toEqual([]);
  });
}

const targets: Record<string, readonly string[]> = { document_opened: ["1", "2"], social: ["instagram", "youtube"] };

function buildEvent(number: number, { id, zone }: { id: number; zone: string }): EventRow {
  const at = new Date(Date.UTC(2025, 11, 30) + randomInt(4 * 24 * 60 * 60_000));
  const kind = pick(["view", "view", "call", "social", "document_opened"]);
  return {
    ...localTime(zone, at),
    client_id: id,
    id: `event-${number}`,
    at: at.toISOString(),
    kind,
    target: pick(targets[kind] ?? [null]),
    person_id: pick([null, 3, 4]),
    visitor: pick([null, ...Array.from({ length: 50 }, (_, index) => `visitor-${index}`)]),
    source: pick(["qr", "whatsapp", "direct"]),
    device: pick(["phone", "computer"]),
    language: pick([null, "hi", "en"]),
    country: pick([null, "IN"]),
    town: pick([null, "Mumbai"]),
  };
}

/** Counts the same figures one event at a time; `nameSpan` names the span that a day belongs to. */
function recount(events: readonly EventRow[], nameSpan: (day: string) => string): Record<string, number> {
  const figures: Record<string, number> = {};
  const seen = new Set<string>();
  const add = ({ client_id, day }: EventRow, metric: string, item: string | null) => {
    if (item === null) return;
    const key = `${client_id} ${nameSpan(day)} ${metric} ${item}`;
    figures[key] = (figures[key] ?? 0) + 1;
  };
  for (const event of events.toSorted((one, other) => (`${one.at} ${one.id}` < `${other.at} ${other.id}` ? -1 : 1))) {
    if (event.person_id) add(event, `person:${event.kind}`, String(event.person_id));
    if (event.kind !== "view") {
      add(event, "kind", event.kind);
      if (event.kind === "call" || event.kind === "social") add(event, "taps", "");
      if (event.target) add(event, `target:${event.kind}`, event.target);
      continue;
    }
    add(event, "views", "");
    const weekday = (Date.parse(event.day) / 86_400_000 + 3) % 7;
    add(event, "hour", `${weekday + 1} ${String(event.hour).padStart(2, "0")}`);
    const visitor = `${event.client_id} ${event.day} ${event.visitor}`;
    if (event.visitor === null || seen.has(visitor)) continue;
    seen.add(visitor);
    add(event, "visitors", "");
    for (const metric of ["source", "device", "language", "country"] as const) add(event, metric, event[metric]);
    if (event.town) add(event, "town", `${event.country ?? "??"} ${event.town}`);
  }
  return figures;
}

/** The sums over all companies; figures of single documents and people are not summed. */
function sumCompanies(figures: Record<string, number>): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [key, count] of Object.entries(figures)) {
    if (/target:document_opened|person:/.test(key)) continue;
    const ofSite = key.slice(key.indexOf(" ") + 1);
    sums[ofSite] = (sums[ofSite] ?? 0) + count;
  }
  return sums;
}

async function readFigures(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom("figures").selectAll().execute();
  return Object.fromEntries(rows.map((row) => [`${row.client_id} ${nameOf(row)}`, row.count]));
}

async function readSiteFigures(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom("site_figures").selectAll().execute();
  return Object.fromEntries(rows.map((row) => [nameOf(row), row.count]));
}

function nameOf({ span, day, metric, item }: Row<"site_figures">): string {
  return `${span} ${day} ${metric} ${item}`;
}

function shuffle<T>(values: T[]): T[] {
  for (let index = values.length - 1; index > 0; index--) {
    const other = randomInt(index + 1);
    [values[index], values[other]] = [values[other] as T, values[index] as T];
  }
  return values;
}
