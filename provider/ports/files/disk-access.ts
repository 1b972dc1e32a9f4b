import { type FileHandle, mkdir, open, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PieceSource } from "./stream-pieces";

const pieceBytes = 64 * 1024;

/** Writes a new file and flushes it. Its name is not durable until `syncFolder`. */
export async function writeDurably(file: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder, so that new, renamed and removed names in it are durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Creates folders durably, by flushing their parent once per folder; also for an existing one, because another process
 * may have created it without having flushed yet.
 */
export function createFolderMaker(): (folder: string) => Promise<void> {
  const durable = new Set<string>();
  return async (folder) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (durable.has(folder)) return;
    await syncFolder(path.dirname(folder));
    durable.add(folder);
  };
}

/** Opens the file at the first read, so that a response that nobody reads holds no file open. */
export function readOnDemand(file: string): PieceSource {
  let handle: FileHandle | undefined;
  return {
    async read(position, to) {
      handle ??= await open(file, "r");
      const buffer = new Uint8Array(Math.min(pieceBytes, to - position));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
      return buffer.subarray(0, bytesRead);
    },
    close: () => handle?.close(),
  };
}

export async function unlessMissing<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
