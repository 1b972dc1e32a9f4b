import type { z } from "zod";
import * as cardFileMessages from "@/lib/contract/messages/card-file";
import { unpackArchive } from "../archive/unpack";
import { type ArchivedCard, cardSchema, type FileUse, listFileUses } from "./card";
import { type CardManifest, cardKind, cardNames, refuse } from "./kind";
import { type ArchivedRow, type RowKind, rowSchemas } from "./rows";

/** More than any entry of ours that is read as text. */
const mostText = 2 * 1024 * 1024;

type Rows = { [K in RowKind]: { kind: K; rows: ArchivedRow<K>[] } }[RowKind];

/** What is done with an archive's parts, in their order: the card first, then its files, then rows. */
export type CardReader = {
  onCard(card: ArchivedCard): Promise<void>;
  onFile(file: { name: string; use: FileUse; content: Uint8Array }): Promise<void>;
  onRows(rows: Rows): Promise<void>;
};

/**
 * Reads an archive that anybody may have made. What a reader is told has kept the contract's rules; whether the archive is
 * whole is only known in the end.
 *
 * @throws ApiError 400 on `file` that says where it is damaged or which rule it breaks, and whatever the reader throws.
 */
export async function readCardArchive(
  body: ReadableStream<Uint8Array>,
  reader: CardReader,
  signal: AbortSignal,
): Promise<CardManifest> {
  let hasRows = false;
  let uses: Map<string, FileUse> | null = null;
  const entries = unpackArchive(body, cardKind);
  try {
    for (;;) {
      signal.throwIfAborted();
      const next = await entries.next();
      if (next.done) return next.value;
      const { name, content } = next.value;
      if (!uses) {
        if (name !== cardNames.card) throw cardKind.damaged(`it does not begin with ${cardNames.card}`);
        const card = parse(cardSchema, readText(name, content), name);
        uses = listFileUses(card);
        await reader.onCard(card);
        continue;
      }
      const use = uses.get(name);
      const kind = cardNames.kindOf(name);
      if (use && !hasRows) {
        // A name that comes twice is known once.
        uses.delete(name);
        await reader.onFile({ name, use, content });
      } else if (kind) {
        hasRows = true;
        await reader.onRows(parseRows(kind, name, content));
      } else throw cardKind.damaged(`${name} does not belong in it`);
    }
  } finally {
    await entries.return(undefined as never);
  }
}

function parseRows(kind: RowKind, name: string, content: Uint8Array): Rows {
  const lines = readText(name, content).split("\n").filter(Boolean);
  const rows = lines.map((line, index) => parse(rowSchemas[kind] as z.ZodType, line, `${name}, line ${index + 1}`));
  return { kind, rows } as Rows;
}

function readText(name: string, content: Uint8Array): string {
  if (content.length > mostText) throw cardKind.damaged(`${name} is too long`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch (cause) {
    throw cardKind.damaged(`${name} is no text`, cause);
  }
}

function parse<T>(schema: z.ZodType<T>, text: string, where: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw cardKind.damaged(`${where} cannot be read`, cause);
  }
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  const path = issue?.path.join(" ") ?? "";
  throw refuse(cardFileMessages.wrong(path ? `${where}, ${path}` : where, issue?.message ?? ""), error);
}
