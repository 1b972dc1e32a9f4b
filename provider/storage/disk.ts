import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { type Storage, storageKeyPattern } from "./storage";

/**
 * Files below `folder`, in subfolders by the first two characters of their key. A file is written beside them, flushed,
 * and only then takes its name; what an earlier process left half-written is removed here.
 */
export async function createDiskStorage(folder: string): Promise<Storage> {
  const unfinished = path.join(folder, "unfinished");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });

  const placeOf = (key: string) => (storageKeyPattern.test(key) ? path.join(folder, key.slice(0, 2), key) : null);

  return {
    async put(key, bytes) {
      const place = placeOf(key);
      if (!place) throw new Error(`"${key}" is no storage key`);
      const draft = path.join(unfinished, randomUUID());
      try {
        await writeDurably(draft, bytes);
        await makeShard(path.dirname(place), folder);
        await rename(draft, place);
        await flushFolder(path.dirname(place));
      } catch (error) {
        for (const file of [draft, place]) await rm(file, { force: true }).catch(() => {});
        throw error;
      }
    },

    async read(key, range) {
      const place = placeOf(key);
      return place && (await unlessMissing(stat(place))) ? streamFile(place, range) : null;
    },

    async size(key) {
      const place = placeOf(key);
      const stored = place && (await unlessMissing(stat(place)));
      return stored ? stored.size : null;
    },

    async remove(keys) {
      for (const key of keys) {
        const place = placeOf(key);
        if (place) await unlessMissing(unlink(place)).catch((error) => console.error(`${key} stays for now:`, error));
      }
    },

    async *keys(before) {
      for (const shard of await readdir(folder)) {
        if (shard.length !== 2) continue;
        for (const key of await readdir(path.join(folder, shard))) {
          const place = placeOf(key);
          const stored = place && (await unlessMissing(stat(place)));
          if (stored && (!before || stored.mtime < before)) yield key;
        }
      }
    },
  };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new subfolder is durable only once its parent is flushed too. */
async function makeShard(shard: string, folder: string): Promise<void> {
  if (await mkdir(shard, { recursive: true, mode: 0o700 })) await flushFolder(folder);
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const chunkBytes = 64 * 1024;

/**
 * Opens at the first read and then reads on demand: an answer that is never read holds no file open, and a slow reader
 * one chunk at most.
 */
function streamFile(file: string, range?: { start: number; end: number }): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let position = range?.start ?? 0;
  const end = range ? range.end + 1 : Number.POSITIVE_INFINITY;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          handle ??= await open(file, "r");
          const buffer = new Uint8Array(Math.min(chunkBytes, end - position));
          const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
          position += bytesRead;
          if (bytesRead) controller.enqueue(buffer.subarray(0, bytesRead));
          if (bytesRead && position < end) return;
          await handle.close();
          controller.close();
        } catch (error) {
          await handle?.close();
          throw error;
        }
      },
      cancel: () => handle?.close(),
    },
    { highWaterMark: 0 },
  );
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
