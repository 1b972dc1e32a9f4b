import { z } from "zod";
import { log } from "@/lib/runtime/log/log";
import type { Job } from "../kernel/jobs/job";
import { parseArchiveName } from "./places/names";
import { openPlace } from "./places/open";
import type { BackupOptions } from "./take";
import { takeBackupApart } from "./thread";

const minute = 60_000;

/** The backups at the place tell when the next one is due, so one that somebody deletes is made again. */
export const takeScheduledBackup: Job = {
  kind: "take_scheduled_backup",
  payload: z.unknown(),
  every: 10 * minute,
  atOnce: 1,
  async run({ config, now }, _payload, signal) {
    const { every } = config.backup;
    if (every === undefined) return;
    const last = await findLastScheduled(config, now());
    if (last && now().getTime() - last.getTime() < every) return;
    const taken = await takeBackupApart(config, { cause: "scheduled", withFiles: true, now: now() }, signal);
    log.info("A backup was taken", { name: taken.name, bytes: taken.bytes, place: taken.place });
  },
};

/** Ignores backups dated in the future: the clock was wrong when they were made. */
async function findLastScheduled(options: BackupOptions, now: Date): Promise<Date | undefined> {
  const place = await openPlace(options);
  try {
    const archives = (await place.list()).map(({ name }) => parseArchiveName(name));
    return archives.find((archive) => archive?.cause === "scheduled" && archive.takenAt <= now)?.takenAt;
  } finally {
    await place.close();
  }
}
