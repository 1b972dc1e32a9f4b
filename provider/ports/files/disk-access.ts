import { type FileHandle, mkdir, open, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PieceSource } from "./stream-pieces";

const pieceBytes = 64 * 1024;

/** Writes a new file; its bytes are durable before this resolves, its name is not. */
export async function writeDurably(file: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names in a folder durable: those that came, and those that went. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes folders that are durable themselves, which takes their parent's flush. That is done once for each, also where
 * the folder stands already: another process may have made it a moment ago.
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

/** Opens the file at the first read: an answer that is never read holds none open. */
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
