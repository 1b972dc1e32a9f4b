import { existsSync } from "node:fs";
import path from "node:path";
import { amount } from "@/lib/contract/notification-texts";
import { formatCount } from "@/lib/process/command/progress";
import { openDataDir } from "@/lib/process/data-dir";
import { StartError } from "@/lib/process/start-error";
import { unseal } from "../backup/archive/seal";
import { openFolder } from "../backup/places/folder";
import { openPlace } from "../backup/places/open";
import type { Kept, Place } from "../backup/places/place";
import { type Restored, restoreContents, verifyArchive } from "../backup/restore";
import { openDestination } from "../backup/restore-destination";
import type { ProviderConfig } from "../config";
import { openOptions } from "../env";
import { openFiles, unhurried } from "../ports/files/open";
import type { Command, CommandContext } from "./command";

export const restore: Command = {
  help: `Makes a service of a backup: a file, or the name of one in BACKUP_TO (else DATA_DIR/backups); without a name it lists
those that there are. Rows go to DATABASE_URL or into DATA_DIR, files to the bucket of S3_… or into DATA_DIR, whichever of
them it was made of. The service has to be stopped, and the place to be empty. Every checksum is compared before anything
is written. Cut off, it is run again with the same backup; until it is through, no service starts there.`,
  options: { replace: "Put what is in DATA_DIR aside, in a folder of its own there, instead of refusing" },
  argument: "backup",

  async run({ env, has, argument, progress, signal }) {
    const options = openOptions(env);
    const dataDir = openDataDir(env.DATA_DIR);
    const { place, name } = await findBackup({ ...options, dataDir }, argument);
    try {
      if (name === undefined) return describeKept(place, await place.list());
      const open = async () => unseal(await place.open(name), options.backup.passphrase);
      return await restoreFrom(open, { ...options, dataDir }, { name, replace: has("replace"), progress, signal });
    } finally {
      await place.close();
    }
  },
};

/** What is a file, wherever it is, or else what `BACKUP_TO` has of that name. */
async function findBackup(
  config: Pick<ProviderConfig, "dataDir" | "backup">,
  argument: string | undefined,
): Promise<{ place: Place; name?: string }> {
  if (argument === undefined) return { place: await openPlace(config) };
  const file = path.resolve(argument);
  if (existsSync(file)) return { place: openFolder(path.dirname(file)), name: path.basename(file) };
  if (argument !== path.basename(argument)) throw new StartError(`There is no backup ${file}`);
  return { place: await openPlace(config), name: argument };
}

function describeKept({ title }: Place, kept: Kept[]): string[] {
  if (kept.length === 0) return [`There are no backups in ${title}`];
  const lines = kept.map(({ name, bytes }) => `  ${name}  ${formatCount(bytes)} bytes`);
  return [`Backups in ${title}, the newest first:`, ...lines, "npm run restore -- NAME restores one of them."];
}

type Order = Pick<CommandContext, "progress" | "signal"> & { name: string; replace: boolean };
type Target = Pick<ProviderConfig, "dataDir" | "databaseUrl" | "s3">;

async function restoreFrom(
  open: () => Promise<ReadableStream<Uint8Array>>,
  target: Target,
  { name, replace, ...watch }: Order,
): Promise<string[]> {
  watch.progress.phase(`Comparing every checksum of ${name}`);
  const manifest = await verifyArchive(open, watch);
  const destination = await openDestination(target, { replace, manifest });
  try {
    const files = await openFiles(target, unhurried);
    try {
      watch.progress.phase(`Restoring what was on ${manifest.taken_at}`);
      const restored = await restoreContents(open, { target: destination.rows, files, manifest }, watch);
      const aside = await destination.settle(restored.secrets);
      return summarize(restored, aside);
    } finally {
      await files.close();
    }
  } finally {
    await destination.close();
  }
}

function summarize({ rows, files, bytes, missing, secrets }: Restored, aside: string | null): string[] {
  return [
    `${amount(rows, "row")} and ${amount(files, "file")} of ${amount(bytes, "byte")} restored.`,
    ...(missing > 0 ? [`${amount(missing, "file")} not found that rows name; each is named above.`] : []),
    ...(secrets ? [] : ["It held no secrets: without the former ones everybody has to sign in again."]),
    ...(aside ? [`What was there before is in ${aside}; remove it when it is not needed any more.`] : []),
    "Start the service with the settings of this command.",
  ];
}
