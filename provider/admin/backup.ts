import { findDataDir } from "@/lib/runtime/data-dir";
import { formatCount } from "@/lib/runtime/progress";
import { takeBackup } from "../backup/take";
import { openOptions } from "../env";
import type { Command } from "./command";

export const backup: Command = {
  help: `Makes one backup of everything: rows, uploaded files and the secrets in DATA_DIR, each with its checksum. The service may keep running; all rows are from one moment. It goes to BACKUP_TO, a folder or a bucket, or else to
DATA_DIR/backups, and is encrypted with BACKUP_PASSPHRASE if that is set. Restore it with npm run restore.`,
  options: { "without-files": "Only rows and secrets, if the files are backed up in another way" },

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
            "It is not encrypted and holds secrets and personal data: keep it where nobody else can read it, or set BACKUP_PASSPHRASE.",
          ]
        : ["It opens only with its BACKUP_PASSPHRASE: keep that somewhere else."]),
    ];
  },
};
