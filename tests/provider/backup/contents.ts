import type { BackupContents } from "@/provider/backup/archive/manifest";
import { streamOf as streamPieces } from "../ports/files/stored-content";

export const takenAt = new Date("2026-11-23T10:00:00.000Z");

/** Entries of random bytes in these sizes; none of them are rows. */
export async function* madeContents(sizes: readonly number[], onEnd: () => void = () => {}): BackupContents {
  try {
    for (const [index, size] of sizes.entries())
      yield { name: `files/${index}.webp`, content: Buffer.alloc(size, `${index} `) };
    return {
      format: 1,
      taken_at: takenAt.toISOString(),
      migrations: ["0001_initial"],
      tables: [],
      files: { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0), missing: 0 },
      has_secrets: false,
    };
  } finally {
    onEnd();
  }
}

export async function readAll(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(body).arrayBuffer());
}

/** In chunks, as a disk or a network delivers them. */
export function streamOf(bytes: Uint8Array, piece = 10_000): ReadableStream<Uint8Array> {
  return streamPieces(bytes, piece).stream;
}
