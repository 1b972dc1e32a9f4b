import { cardFileLimits } from "@/lib/contract/backup/values";
import { listFigures } from "../../analytics/events/repo";
import type { Deps } from "../../deps";
import { readWhole } from "../../ports/files/read-whole";
import type { ArchiveEntry } from "../archive/pack";
import { collectCard, type NamedFiles, type PersonPlaces } from "./collect-card";
import { type CardContents, cardNames } from "./kind";
import { listDays, listRows } from "./repo";
import type { RowKind, WrittenRow } from "./rows";

/** An entry of rows is closed once it has this many characters. */
const partLength = 500_000;
const { batch } = cardFileLimits;

/**
 * Yields the entries of a card's archive as they are read.
 *
 * @param withVisitors includes leads and appointments, which not every administrator may see.
 */
export async function* packCard(deps: Deps, clientId: number, withVisitors: boolean): CardContents {
  const { card, files, places } = await collectCard(deps, clientId);
  yield { name: cardNames.card, content: Buffer.from(`${JSON.stringify(card, null, 2)}\n`) };
  const missing_files = yield* packFiles(deps, files);
  if (withVisitors) {
    yield* packRows("leads", readLeads(deps, clientId, places));
    yield* packRows("appointments", readAppointments(deps, clientId, places));
  }
  yield* packRows("reviews", readReviews(deps, clientId));
  yield* packRows("figures", readFigures(deps, clientId));
  return { format: 1, kind: "card", exported_at: deps.now().toISOString(), missing_files };
}

/** Skips files that are missing. @returns how many were missing */
async function* packFiles(deps: Deps, files: NamedFiles): AsyncGenerator<ArchiveEntry, number> {
  let missing = 0;
  for (const [name, key] of files) {
    const content = await readWhole(deps.files, key);
    if (content) yield { name, content };
    else missing++;
  }
  return missing;
}

async function* packRows<K extends RowKind>(
  kind: K,
  rows: AsyncGenerator<WrittenRow<K>>,
): AsyncGenerator<ArchiveEntry> {
  let parts = 0;
  let lines = "";
  const close = () => ({ name: cardNames.rows(kind, ++parts), content: Buffer.from(lines) });
  for await (const row of rows) {
    lines += `${JSON.stringify(row)}\n`;
    if (lines.length < partLength) continue;
    yield close();
    lines = "";
  }
  if (lines) yield close();
}

async function* readLeads(deps: Deps, clientId: number, places: PersonPlaces): AsyncGenerator<WrittenRow<"leads">> {
  for await (const row of readAll(deps, "leads", clientId)) {
    const { id: _, client_id: __, folded_name: ___, folded_phone: ____, folded_message: _____, ...rest } = row;
    const { person_id, items, ...lead } = rest;
    yield { ...lead, person: places.get(person_id ?? 0) ?? null, items: JSON.parse(items) } as WrittenRow<"leads">;
  }
}

async function* readAppointments(
  deps: Deps,
  clientId: number,
  places: PersonPlaces,
): AsyncGenerator<WrittenRow<"appointments">> {
  for await (const row of readAll(deps, "appointments", clientId)) {
    const { id: _, client_id: __, folded_phone: ___, person_id, ...appointment } = row;
    yield { ...appointment, person: places.get(person_id ?? 0) ?? null } as WrittenRow<"appointments">;
  }
}

async function* readReviews(deps: Deps, clientId: number): AsyncGenerator<WrittenRow<"reviews">> {
  for await (const row of readAll(deps, "feedback", clientId)) {
    const {
      id: _,
      client_id: __,
      folded_customer_name: ___,
      folded_phone: ____,
      folded_message: _____,
      ...review
    } = row;
    yield review as WrittenRow<"reviews">;
  }
}

async function* readAll<T extends "leads" | "appointments" | "feedback">({ db }: Deps, table: T, clientId: number) {
  for (let after = 0; ; ) {
    const rows = await listRows(db, table, clientId, after, batch);
    yield* rows;
    const last = rows.at(-1) as { id: number } | undefined;
    if (!last) return;
    after = last.id;
  }
}

async function* readFigures({ db }: Deps, clientId: number): AsyncGenerator<WrittenRow<"figures">> {
  for (let after = ""; ; ) {
    const days = await listDays(db, clientId, after, batch);
    for (const day of days)
      yield { day, figures: await listFigures(db, { client_id: clientId, day }) } as WrittenRow<"figures">;
    const last = days.at(-1);
    if (!last) return;
    after = last;
  }
}
