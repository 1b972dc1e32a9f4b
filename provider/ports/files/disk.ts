import { randomUUID } from "node:crypto";
import { access, constants, mkdir, readdir, rename, rm, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { log } from "@/lib/runtime/log/log";
import { longestPause, removeOldFiles } from "@/lib/runtime/remove-old-files";
import { boundsOf, resolveRange } from "./byte-range";
import { checkSize } from "./check-size";
import { createFolderMaker, readOnDemand, syncFolder, unlessMissing, writeDurably } from "./disk-access";
import { assertFileKey, type Files, isFileKey } from "./files";
import { removeEach } from "./remove-each";
import { streamPieces } from "./stream-pieces";

/**
 * Files below `folder`, in subfolders by the first two characters of their key. A file is written under a temporary
 * name, flushed, then renamed. Any number of processes may share the folder.
 */
export async function openDiskFiles(folder: string): Promise<Files> {
  const drafts = path.join(folder, "unfinished");
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  await removeOldFiles(drafts);
  const clearing = setInterval(
    () => removeOldFiles(drafts).catch((error) => log.error("Old drafts could not be removed", error)),
    longestPause,
  ).unref();

  const makeFolder = createFolderMaker();
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key);
  const sizeOf = async (key: string) => {
    if (!isFileKey(key)) return null;
    try {
      const stored = await unlessMissing(stat(placeOf(key)));
      // If the disk is not mounted, a missing file means nothing; then the drafts folder is missing too.
      if (!stored) await access(drafts);
      return stored?.size ?? null;
    } catch (cause) {
      throw new ApiError("unavailable", failures.unavailable, { cause, headers: { "retry-after": "5" } });
    }
  };

  return {
    async put(key, content, size) {
      assertFileKey(key);
      const place = placeOf(key);
      let written = path.join(drafts, randomUUID());
      try {
        await writeDurably(written, checkSize(content, size));
        await makeFolder(path.dirname(place));
        await rename(written, place);
        written = place;
        await syncFolder(path.dirname(place));
      } catch (error) {
        await rm(written, { force: true }).catch(() => {});
        throw error;
      }
    },

    async open(key, wanted = null) {
      const size = await sizeOf(key);
      if (size === null) return null;
      const range = resolveRange(wanted, size);
      const { from, to } = boundsOf(range, size);
      return { size, range, body: streamPieces(from, to, readOnDemand(placeOf(key))) };
    },

    size: sizeOf,

    remove: (keys) =>
      removeEach(keys, async (key) => {
        if (!isFileKey(key)) return;
        await unlessMissing(unlink(placeOf(key)));
        // Also if the file was missing: another process may have removed it without flushing.
        await unlessMissing(syncFolder(path.dirname(placeOf(key))));
      }),

    async *keys(before) {
      for (const shard of await readdir(folder)) {
        if (shard.length !== 2) continue;
        for (const key of await readdir(path.join(folder, shard))) {
          const stored = isFileKey(key) && (await unlessMissing(stat(placeOf(key))));
          if (stored && (!before || stored.mtime < before)) yield key;
        }
      }
    },

    check: () => access(drafts, constants.R_OK | constants.W_OK | constants.X_OK),

    async close() {
      clearInterval(clearing);
    },
  };
}
