import { createHash } from "node:crypto";
import tar from "tar-stream";
import type { z } from "zod";
import { damaged as why } from "@/lib/contract/backup/messages";
import { ApiError } from "@/lib/contract/errors";
import { StartError } from "@/lib/runtime/start-error";
import { guardHeaders } from "./guard-headers";
import { archiveNames } from "./names";
import type { ArchiveEntry } from "./pack";

/** Schema, limits and errors of one kind of archive. */
export type ArchiveKind<M extends { entries: number }> = {
  manifest: z.ZodType<M>;
  /** Size limit of an entry; larger than any that we write. */
  entryBytes: number;
  /** Limit of tar headers, including extension headers. */
  headers: number;
  /** Makes the error for damaged or missing entries; `reason` is said. */
  damaged(reason: string, cause?: unknown): Error;
  /** Makes the error for an archive with a newer layout. */
  newer(cause: unknown): Error;
};

/**
 * Yields the entries of an archive in order and returns the manifest once every checksum has matched. Until then, a
 * yielded entry may be damaged.
 *
 * @throws the kind's error for damaged or missing entries or a newer layout.
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
      throw damaged(why.count(entries, manifest.entries));
    }
    if (manifest) throw damaged(why.behindEnd(name));
    awaited.set(name, createHash("sha256").update(content).digest("hex"));
    if (name === archiveNames.manifest) {
      manifest = parseManifest(content, kind);
      continue;
    }
    entries++;
    yield { name, content };
  }
  throw damaged(why.cutOff);
}

type Damaged = ArchiveKind<{ entries: number }>["damaged"];

/** Checks that the list has exactly the entries read so far, with the same checksums. @throws the `damaged` error */
function compareSums(list: Uint8Array, awaited: Map<string, string>, damaged: Damaged): void {
  for (const line of Buffer.from(list).toString().split("\n").filter(Boolean)) {
    const [sum, name = ""] = line.split("  ");
    if (awaited.get(name) !== sum) throw damaged(awaited.has(name) ? why.changed(name) : why.missing(name));
    awaited.delete(name);
  }
  for (const name of awaited.keys()) throw damaged(why.unchecked(name));
}

function parseManifest<M extends { entries: number }>(content: Uint8Array, kind: ArchiveKind<M>): M {
  const text = Buffer.from(content).toString();
  try {
    return kind.manifest.parse(JSON.parse(text));
  } catch (cause) {
    const format = /"format": (\d+)/.exec(text)?.[1];
    if (format && Number(format) > 1) throw kind.newer(cause);
    throw kind.damaged(why.unreadable({ name: archiveNames.manifest, line: 0 }), cause);
  }
}

/** tar-stream's types leave out the pax records. */
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
      // A pax size overrides the header's own, so guardHeaders would have looked for headers in the wrong places.
      if (type !== "file" || size > entryBytes || pax?.size !== undefined)
        throw damaged(why.noFile(JSON.stringify(name)));
      yield { name, content: await readEntry(entry) };
    }
  } catch (error) {
    const isSaid = error instanceof StartError || error instanceof ApiError;
    throw isSaid ? error : damaged(why.other((error as Error).message), error);
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

/** Stops reading the body once the extractor is closed. */
async function feed(body: AsyncIterable<Uint8Array>, extract: tar.Extract): Promise<void> {
  const isOver = new Promise<"over">((resolve) => extract.once("close", () => resolve("over")));
  for await (const piece of body) {
    if (extract.write(piece)) continue;
    const drained = new Promise<void>((resolve) => extract.once("drain", () => resolve()));
    if ((await Promise.race([drained, isOver])) === "over") return;
  }
  extract.end();
}
