import { log } from "@/lib/runtime/log/log";
import { silentProgress } from "@/lib/runtime/progress";
import { StartError } from "@/lib/runtime/start-error";
import { type BeforeMigration, noBackup } from "../ports/database/migrate";
import { type BackupOptions, takeBackup } from "./take";

/** Backs up rows only: migrations do not change files. @throws StartError if the backup fails */
export function saveBeforeMigration(options: BackupOptions): BeforeMigration {
  if (!options.backup.isBeforeMigration) return noBackup;
  return async (next) => {
    const order = { cause: "before-migration", withFiles: false, progress: silentProgress } as const;
    const { signal } = new AbortController();
    const { name, place } = await takeBackup(options, { ...order, now: new Date(), signal }).catch((cause) => {
      throw new StartError(
        `Rows are saved before ${next} changes them, and could not be: ${cause.message}. ` +
          "BACKUP_BEFORE_MIGRATION=false starts without that.",
        { cause },
      );
    });
    log.info("Rows were saved before a migration", { migration: next, name, place });
  };
}
