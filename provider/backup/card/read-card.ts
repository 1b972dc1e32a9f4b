import { setImmediate as nextTurn } from "node:timers/promises";
import type { z } from "zod";
import * as cardFileMessages from "@/lib/contract/backup/messages";
import { cardFileLimits } from "@/lib/contract/backup/values";
import { unpackArchive } from "../archive/unpack";
import { type ArchivedCard, cardSchema, type FileUse, listFileUses } from "./card";
import { type CardManifest, cardKind, cardNames, refuse } from "./kind";
import { type ArchivedRow, type RowKind, rowSchemas } from "./rows";

const why = cardFileMessages.damaged;

/** Larger than any text entry that we write. */
const mostText = 2 * 1024 * 1024;

/** Deeper than any part of a card, rich texts within rows included. */
const mostDepth = 64;

type Rows = { [K in RowKind]: { kind: K; rows: ArchivedRow<K>[] } }[RowKind];

/** Receives the parts of an archive in order: the card, its files, then rows. */
export type CardReader = {
  onCard(card: ArchivedCard): Promise<void>;
  onFile(file: { name: string; use: FileUse; content: Uint8Array }): Promise<void>;
  onRows(rows: Rows): Promise<void>;
};

/**
 * Reads an untrusted archive. Each part has passed the contract's schemas when the reader gets it; whether the archive
 * is complete is known only at the end.
 *
 * @throws ApiError 400 on `file` that names the damage or the broken rule, and the reader's own errors.
 */
export async function readCardArchive(
  body: ReadableStream<Uint8Array>,
  reader: CardReader,
  signal: AbortSignal,
): Promise<CardManifest> {
  let hasRows = false;
  const counts: Counts = { leads: 0, reviews: 0, appointments: 0, days: 0, figures: 0 };
  let uses: Map<string, FileUse> | null = null;
  const entries = unpackArchive(body, cardKind);
  try {
    for (;;) {
      signal.throwIfAborted();
      const next = await entries.next();
      if (next.done) return next.value;
      const { name, content } = next.value;
      if (!uses) {
        if (name !== cardNames.card) throw cardKind.damaged(why.beginning(cardNames.card));
        const card = parse(cardSchema, readText(name, content), { name, line: 0 });
        uses = listFileUses(card);
        await reader.onCard(card);
        continue;
      }
      const use = uses.get(name);
      const kind = cardNames.kindOf(name);
      if (use && !hasRows) {
        // The second entry with the same name is refused.
        uses.delete(name);
        await reader.onFile({ name, use, content });
      } else if (kind) {
        hasRows = true;
        for await (const rows of readRows(kind, name, content, counts)) {
          signal.throwIfAborted();
          await reader.onRows(rows);
        }
      } else throw cardKind.damaged(why.stranger(name));
    }
  } finally {
    await entries.return(undefined as never);
  }
}

/** Totals so far. */
type Counts = Record<"leads" | "reviews" | "appointments" | "days" | "figures", number>;

/**
 * Yields rows in small batches and lets other requests run in between. A day of figures can be as large as many forms,
 * so each is a batch.
 */
async function* readRows(kind: RowKind, name: string, content: Uint8Array, counts: Counts): AsyncGenerator<Rows> {
  const lines = readText(name, content).split("\n").filter(Boolean);
  const atOnce = kind === "figures" ? 1 : cardFileLimits.batch;
  for (let start = 0; start < lines.length; start += atOnce) {
    const rows = lines
      .slice(start, start + atOnce)
      .map((line, index) => parse(rowSchemas[kind] as z.ZodType, line, { name, line: start + index + 1 }));
    const found = { kind, rows } as Rows;
    count(found, counts);
    yield found;
    await nextTurn();
  }
}

export function countFigures(days: readonly ArchivedRow<"figures">[]): number {
  return days.reduce((sum, { figures }) => sum + figures.length, 0);
}

function count({ kind, rows }: Rows, counts: Counts): void {
  const counted = kind === "figures" ? "days" : kind;
  counts[counted] += rows.length;
  if (counts[counted] > cardFileLimits.rows) throw refuse(cardFileMessages.tooMany(counted, cardFileLimits.rows));
  if (kind !== "figures") return;
  counts.figures += countFigures(rows);
  const { all } = cardFileLimits.figures;
  if (counts.figures > all) throw refuse(cardFileMessages.tooMany("figures", all));
}

function readText(name: string, content: Uint8Array): string {
  if (content.length > mostText) throw cardKind.damaged(why.tooLong(name));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch (cause) {
    throw cardKind.damaged(why.notText(name), cause);
  }
}

function parse<T>(schema: z.ZodType<T>, text: string, place: cardFileMessages.Place): T {
  if (isDeeperThan(mostDepth, text)) throw cardKind.damaged(why.unreadable(place));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw cardKind.damaged(why.unreadable(place), cause);
  }
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  throw refuse(cardFileMessages.wrong(place, issue?.path.join(" ") ?? "", issue?.message ?? ""), error);
}

/** Whether lists and objects stand in each other deeper than that; a million levels keep JSON.parse busy for 300 ms. */
function isDeeperThan(most: number, json: string): boolean {
  let depth = 0;
  for (let at = 0, isQuoted = false; at < json.length; at++) {
    const mark = json[at];
    if (mark === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += mark === "\\" ? 1 : 0;
    else if (mark === "[" || mark === "{") depth++;
    else if (mark === "]" || mark === "}") depth--;
    if (depth > most) return true;
  }
  return false;
}
