import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import tar from "tar-stream";
import { streamFrom } from "@/lib/runtime/stream-from";
import { archiveNames } from "./names";

export type ArchiveEntry = { name: string; content: Uint8Array };

/** The entries of an archive, then its manifest as the return value. */
export type ArchiveContents<M extends object = object> = AsyncGenerator<ArchiveEntry, M>;

/** Checksums held in memory before a list of them is written. */
const sumsAtOnce = 10_000;

/**
 * Packs a tar archive. A checksum list follows the entries that it covers, and the last list covers the manifest, so a
 * truncated archive is always recognised. Entries are pulled as the stream is read; cancelling the stream ends the
 * generator.
 */
export function packArchive(contents: ArchiveContents, now: Date): ReadableStream<Uint8Array> {
  return streamFrom(packBy((pack) => feed(pack, withSums(contents), now)));
}

async function* withSums(contents: ArchiveContents): AsyncGenerator<ArchiveEntry> {
  let sums: string[] = [];
  let parts = 0;
  const takeSums = () => {
    const content = Buffer.from(sums.join(""));
    sums = [];
    return { name: archiveNames.sums(++parts), content };
  };
  const summed = (entry: ArchiveEntry) => {
    sums.push(`${createHash("sha256").update(entry.content).digest("hex")}  ${entry.name}\n`);
    return entry;
  };

  let entries = 0;
  try {
    for (;;) {
      const next = await contents.next();
      if (next.done) {
        const manifest = { ...next.value, entries };
        yield summed({ name: archiveNames.manifest, content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) });
        yield takeSums();
        return;
      }
      yield summed(next.value);
      entries++;
      if (sums.length === sumsAtOnce) yield takeSums();
    }
  } finally {
    await contents.return(undefined as never);
  }
}

/** A file on the disk, as an entry of this name. */
export type PackedFile = { name: string; file: string };

/** Packs files as they come, each read as the stream is. */
export function packFiles(files: AsyncGenerator<PackedFile>, mtime: Date): ReadableStream<Uint8Array> {
  return streamFrom(
    packBy(async (pack) => {
      for await (const { name, file } of files) {
        const { size } = await stat(file);
        await pipeline(createReadStream(file), pack.entry({ name, size, mtime, mode: 0o600 }));
      }
      pack.finalize();
    }),
  );
}

async function* packBy(fill: (pack: tar.Pack) => Promise<void>): AsyncGenerator<Uint8Array> {
  const pack = tar.pack();
  const feeding = fill(pack).catch((error) => void pack.destroy(error));
  try {
    yield* pack;
  } finally {
    pack.destroy();
    await feeding;
  }
}

/** Pulls the next entry once the previous one has been read. */
async function feed(pack: tar.Pack, entries: AsyncGenerator<ArchiveEntry>, mtime: Date): Promise<void> {
  for await (const { name, content } of entries) {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    await new Promise<void>((resolve, reject) => {
      pack.entry({ name, mtime, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  }
  pack.finalize();
}
