import { formatCount } from "@/lib/process/command/progress";
import { findDataDir } from "@/lib/process/data-dir";
import { takeBackup } from "../backup/take";
import { openOptions } from "../env";
import type { Command } from "./command";

export const backup: Command = {
  help: `Makes one archive of everything: rows, uploaded files and the secrets of DATA_DIR, each with its checksum. The service
may go on meanwhile; rows are those of one moment. It goes to BACKUP_TO, a folder or a bucket, or else to
DATA_DIR/backups, and is sealed with BACKUP_PASSPHRASE where that is set. npm run restore makes a service of it again.`,
  options: { "without-files": "Rows and secrets alone, for files that are kept safe in another way" },

  async run({ env, has, progress, signal }) {
    const options = openOptions(env);
    const dataDir = findDataDir(env.DATA_DIR);
    const withFiles = !has("without-files");
    const order = { cause: "by-hand", withFiles, now: new Date(), progress, signal } as const;
    const { name, place, bytes } = await takeBackup({ ...options, dataDir }, order);
    return [
      `${name} of ${formatCount(bytes)} bytes is in ${place}`,
      ...(options.backup.passphrase === undefined
        ? [
            "It is not sealed, and holds secrets and personal data: keep it where nobody else reads, or set BACKUP_PASSPHRASE.",
          ]
        : ["It opens with its BACKUP_PASSPHRASE alone: keep that somewhere else."]),
    ];
  },
};
