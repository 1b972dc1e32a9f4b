import { createHash } from "node:crypto";
import tar from "tar-stream";
import type { z } from "zod";
import { ApiError } from "@/lib/contract/errors";
import { StartError } from "@/lib/runtime/start-error";
import { guardHeaders } from "./guard-headers";
import { archiveNames } from "./names";
import type { ArchiveEntry } from "./pack";

/** What archives of one kind are held to. */
export type ArchiveKind<M extends { entries: number }> = {
  manifest: z.ZodType<M>;
  /** More than any entry that we write. */
  entryBytes: number;
  /** The most headers, of entries and before them. */
  headers: number;
  /** What is thrown for what is damaged or missing. */
  damaged(what: string, cause?: unknown): Error;
  /** What is thrown for one of a layout that came later. */
  newer(cause: unknown): Error;
};

/**
 * The entries of an archive in their order; the manifest comes as what the generator returns, once every checksum has
 * held. An entry that is yielded before that may be damaged.
 *
 * @throws what its kind says, with what is damaged, missing or of another version.
 */
export async function* unpackArchive<M extends { entries: number }>(
  body: ReadableStream<Uint8Array>,
  kind: ArchiveKind<M>,
): AsyncGenerator<ArchiveEntry, M> {
  const { damaged } = kind;
  const awaited = new Map<string, string>();
  let entries = 0;
  let manifest: M | null = null;
  for await (const { name, content } of readEntries(body, kind)) {
    if (archiveNames.isSums(name)) {
      compareSums(content, awaited, damaged);
      if (!manifest) continue;
      if (manifest.entries === entries) return manifest;
      throw damaged(`it has ${entries} entries instead of ${manifest.entries}`);
    }
    if (manifest) throw damaged(`${name} comes behind its end`);
    awaited.set(name, createHash("sha256").update(content).digest("hex"));
    if (name === archiveNames.manifest) {
      manifest = parseManifest(content, kind);
      continue;
    }
    entries++;
    yield { name, content };
  }
  throw damaged("it was cut off");
}

type Damaged = ArchiveKind<{ entries: number }>["damaged"];

/** @throws what `damaged` makes unless the list has each of the awaited entries, as it is, and no other. */
function compareSums(list: Uint8Array, awaited: Map<string, string>, damaged: Damaged): void {
  for (const line of Buffer.from(list).toString().split("\n").filter(Boolean)) {
    const [sum, name = ""] = line.split("  ");
    if (awaited.get(name) !== sum) throw damaged(`${name} ${awaited.has(name) ? "has another content" : "is missing"}`);
    awaited.delete(name);
  }
  for (const name of awaited.keys()) throw damaged(`${name} has no checksum`);
}

function parseManifest<M extends { entries: number }>(content: Uint8Array, kind: ArchiveKind<M>): M {
  const text = Buffer.from(content).toString();
  try {
    return kind.manifest.parse(JSON.parse(text));
  } catch (cause) {
    const format = /"format": (\d+)/.exec(text)?.[1];
    if (format && Number(format) > 1) throw kind.newer(cause);
    throw kind.damaged(`${archiveNames.manifest} cannot be read`, cause);
  }
}

/** What its types do not tell: records of pax's format. */
type PaxHeaders = tar.Headers & { pax?: Record<string, string> | null };

async function* readEntries<M extends { entries: number }>(
  body: ReadableStream<Uint8Array>,
  kind: ArchiveKind<M>,
): AsyncGenerator<ArchiveEntry> {
  const { entryBytes, damaged } = kind;
  const extract = tar.extract();
  const feeding = feed(guardHeaders(body, kind), extract).catch((error) => void extract.destroy(error));
  try {
    for await (const entry of extract) {
      const { name, size = 0, type, pax } = entry.header as PaxHeaders;
      // Another size than the header's own would show its guard other headers than these.
      if (type !== "file" || size > entryBytes || pax?.size !== undefined)
        throw damaged(`${JSON.stringify(name)} is nothing that belongs in it`);
      yield { name, content: await readEntry(entry) };
    }
  } catch (error) {
    const isSaid = error instanceof StartError || error instanceof ApiError;
    throw isSaid ? error : damaged((error as Error).message, error);
  } finally {
    extract.destroy();
    await feeding;
  }
}

async function readEntry(entry: tar.Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of entry) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What is read no further is not asked for any more. */
async function feed(body: AsyncIterable<Uint8Array>, extract: tar.Extract): Promise<void> {
  const isOver = new Promise<"over">((resolve) => extract.once("close", () => resolve("over")));
  for await (const piece of body) {
    if (extract.write(piece)) continue;
    const drained = new Promise<void>((resolve) => extract.once("drain", () => resolve()));
    if ((await Promise.race([drained, isOver])) === "over") return;
  }
  extract.end();
}
