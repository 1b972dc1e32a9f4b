import { z } from "zod";
import type { Job } from "../kernel/jobs/job";
import { type DroppedFile, deleteFiles, listDropped } from "../kernel/write/files-repo";

const minute = 60_000;
const batch = 500;

/** How long a file outlives its content, in milliseconds: a backup that copies the database first still finds it. */
export const keepDroppedMs = 24 * 60 * minute;

/**
 * Removes what has been dropped for long enough, by its rows: the store is never listed, and a file that no row names is
 * never touched. Perhaps another site keeps it there, or a database that was restored knows less than the store.
 */
export const removeDroppedFiles: Job = {
  kind: "remove_dropped_files",
  payload: z.unknown(),
  every: 10 * minute,
  async run({ db, files, now }, _payload, signal) {
    const before = new Date(now().getTime() - keepDroppedMs).toISOString();
    for (let after: DroppedFile = { dropped_at: "", key: "" }; !signal.aborted; ) {
      const dropped = await listDropped(db, before, after, batch);
      // What resists keeps its row, and is tried again at the next run.
      await deleteFiles(db, await files.remove(dropped.map(({ key }) => key)));
      after = dropped.at(-1) ?? after;
      if (dropped.length < batch) return;
    }
  },
};
