import { createReadStream } from "node:fs";
import { access, mkdir, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { removeOldFiles } from "@/lib/runtime/remove-old-files";
import { StartError } from "@/lib/runtime/start-error";
import { streamFrom } from "@/lib/runtime/stream-from";
import { syncFolder, writeDurably } from "../../ports/files/disk-access";
import { parseArchiveName } from "./names";
import type { Place } from "./place";

/** The folder is created if missing, readable by its owner only. */
export function openFolder(folder: string): Place {
  const drafts = path.join(folder, "unfinished");
  return {
    title: folder,

    async put(name, body) {
      const draft = path.join(drafts, name);
      try {
        await mkdir(drafts, { recursive: true, mode: 0o700 });
        await removeOldFiles(drafts);
        await writeDurably(draft, leavingSpace(body, folder));
        const { size } = await stat(draft);
        await rename(draft, path.join(folder, name));
        await syncFolder(folder);
        return size;
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        await body.cancel(error).catch(() => {});
        throw explain(error, folder);
      }
    },

    async list() {
      const names = await readdir(folder).catch((error) => {
        if (error.code === "ENOENT") return [];
        throw explain(error, folder);
      });
      const known = names.filter(parseArchiveName).sort().reverse();
      return Promise.all(known.map(async (name) => ({ name, bytes: (await stat(path.join(folder, name))).size })));
    },

    async open(name) {
      const file = path.join(folder, name);
      await access(file).catch((cause) => {
        throw new StartError(`There is no backup ${file} that can be read`, { cause });
      });
      return streamFrom(createReadStream(file));
    },

    remove: (name) => rm(path.join(folder, name), { force: true }),

    async close() {},
  };
}

/** Bytes kept free for others who write to the disk, such as the service itself. */
const reserve = 64 * 1024 * 1024;
const lookEvery = 16 * 1024 * 1024;

async function* leavingSpace(body: ReadableStream<Uint8Array>, folder: string): AsyncGenerator<Uint8Array> {
  let unlooked = lookEvery;
  for await (const piece of body) {
    unlooked += piece.length;
    if (unlooked >= lookEvery) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < reserve) throw new StartError(`BACKUP_TO ${folder} is full`);
      unlooked = 0;
    }
    yield piece;
  }
}

function explain(error: unknown, folder: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return new StartError(`BACKUP_TO ${folder} is full`, { cause: error });
  // Only errors of the disk; the archive's own content may fail too.
  if (code && syscall) return new StartError(`BACKUP_TO ${folder} cannot be written to (${code})`, { cause: error });
  return error;
}
