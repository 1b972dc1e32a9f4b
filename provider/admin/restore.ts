import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { emailSchema, phoneSchema } from "@/lib/contract/fields";
import type { PageNews } from "@/lib/contract/page-tags";
import { inEnglish } from "@/lib/i18n/in-english";
import { findDataDir, openDataDir } from "@/lib/runtime/data-dir";
import { amount, formatCount } from "@/lib/runtime/progress";
import { StartError } from "@/lib/runtime/start-error";
import { unseal } from "../backup/archive/seal";
import { openFolder } from "../backup/places/folder";
import { openPlace } from "../backup/places/open";
import type { Kept, Place } from "../backup/places/place";
import {
  findMissing,
  type OpenArchive,
  putMissingFiles,
  type Restored,
  restoreContents,
  tellMissing,
  verifyArchive,
  type Watch,
} from "../backup/restore";
import { restoreClient } from "../backup/restore-client";
import { openDestination } from "../backup/restore-destination";
import type { ProviderConfig } from "../config";
import { openOptions } from "../env";
import { leaveAnnouncement } from "../kernel/write/jobs";
import type { OpenOptions } from "../open";
import { openBeside } from "../ports/database/open";
import type { Db } from "../ports/database/schema";
import type { Files } from "../ports/files/files";
import { openFiles, unhurried } from "../ports/files/open";
import { operator } from "./admin-command";
import type { Command, CommandContext } from "./command";

export const restore: Command = {
  help: `Makes a service of a backup: a file, or the name of one in BACKUP_TO (else DATA_DIR/backups); without a name it lists
those that there are. Rows go to DATABASE_URL or into DATA_DIR, files to the bucket of S3_… or into DATA_DIR, whichever of
them it was made of: so it also moves a service from one to the other. The service has to be stopped, and the place to be empty. Every checksum is compared before anything
is written. Cut off, it is run again with the same backup; until it is through, no service starts there.

Two ways put back only a part, beside a service that may be running, and touch nothing else: --missing-files and --client.`,
  options: {
    replace: "Move what is in DATA_DIR to a folder of its own there, instead of refusing",
    "missing-files": "Only files that the database names and the store does not have",
  },
  values: {
    client: "Only the client with this number or card address. With --replace, what is here of it is deleted for good",
    email: "With --client: a new email for its account, if another account now has the one in the backup",
    phone: "With --client: a new phone number, if another client now has the one in the backup",
  },
  argument: "backup",

  async run(context) {
    const { env, has, argument } = context;
    const options = openOptions(env);
    const part = readPart(context);
    const dataDir = part ? findDataDir(env.DATA_DIR) : openDataDir(env.DATA_DIR);
    const { place, name } = await findBackup({ ...options, dataDir }, argument);
    try {
      if (name === undefined) return describeKept(place, await place.list());
      const open = async () => unseal(await place.open(name), options.backup.passphrase);
      const config = { ...options, dataDir };
      return part
        ? await restorePart(open, config, { ...context, name, part })
        : await restoreFrom(open, config, { ...context, name, replace: has("replace") });
    } finally {
      await place.close();
    }
  },
};

/** What of a backup is wanted; null is all of it. */
type Part = { kind: "missing-files" } | { kind: "client"; client: string };

/** @throws StartError for what does not go together */
function readPart({ has, given }: CommandContext): Part | null {
  const client = given("client");
  if (client === undefined) {
    for (const name of ["email", "phone"])
      if (given(name) !== undefined) throw new StartError(`--${name} works only with --client`);
    if (!has("missing-files")) return null;
    if (has("replace")) throw new StartError("--missing-files replaces nothing: leave --replace out");
    return { kind: "missing-files" };
  }
  if (has("missing-files")) throw new StartError("Give either --client or --missing-files");
  return { kind: "client", client };
}

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
  return [`Backups in ${title}, the newest first:`, ...lines, "Restore one with npm run restore -- NAME."];
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
      watch.progress.phase(`Restoring the backup of ${manifest.taken_at}`);
      const restored = await restoreContents(open, { target: destination.rows, files, manifest }, watch);
      const aside = await destination.settle(restored.secrets, new Date());
      return summarize(restored, aside);
    } finally {
      await files.close();
    }
  } finally {
    await destination.close();
  }
}

async function restorePart(
  open: OpenArchive,
  config: OpenOptions & { dataDir: string },
  { name, part, has, given, ...watch }: CommandContext & { name: string; part: Part },
): Promise<string[]> {
  watch.progress.phase(`Comparing every checksum of ${name}`);
  const manifest = await verifyArchive(open, watch);
  if (part.kind === "missing-files" && manifest.files === null)
    throw new StartError(`${name} was made without files: name a backup with files`);
  const { db, close } = await openBeside(config.dataDir, config.databaseUrl);
  try {
    const files = await openFiles(config, unhurried);
    try {
      if (part.kind === "missing-files") return await restoreMissing(open, { db, files, watch });
      const now = () => new Date();
      const announce = (news: PageNews) => leaveAnnouncement({ db, now }, news);
      const deps = { db, files, config, announce, now };
      const [email, phone] = [readValue(given, "email", emailSchema), readValue(given, "phone", phoneSchema)];
      const order = { client: part.client, replace: has("replace"), email, phone, by: operator };
      watch.progress.phase(`Looking for ${part.client} in the backup of ${manifest.taken_at}`);
      const { id, company_name, files: count, lines } = await restoreClient(deps, open, manifest, order, watch);
      return [
        `Client ${id} (${company_name}) is back as it was on ${manifest.taken_at}, with ${amount(count, "file")} put back.`,
        ...lines,
      ];
    } finally {
      await files.close();
    }
  } finally {
    await close();
  }
}

function readValue(given: CommandContext["given"], name: string, schema: z.ZodType<string>): string | undefined {
  const value = given(name);
  if (value === undefined) return undefined;
  const { data, error } = schema.safeParse(value);
  if (error) throw new StartError(`--${name}: ${inEnglish(error.issues[0]?.message ?? "")}`);
  return data;
}

async function restoreMissing(
  open: OpenArchive,
  { db, files, watch }: { db: Db; files: Files; watch: Watch },
): Promise<string[]> {
  watch.progress.phase("Looking for files that are missing");
  const missing = await findMissing(db, files);
  const put = missing.length > 0 ? await putMissingFiles(open, files, new Set(missing), watch) : 0;
  const left: string[] = [];
  for (const key of missing) if ((await files.size(key)) === null) left.push(key);
  for (const key of left) tellMissing(watch, key);
  return [
    missing.length === 0 ? "No file is missing." : `${amount(put, "file")} of ${missing.length} put back.`,
    ...(left.length > 0 ? [`${amount(left.length, "file")} not in this backup either; each is listed above.`] : []),
  ];
}

function summarize({ rows, files, bytes, missing, secrets }: Restored, aside: string | null): string[] {
  return [
    `${amount(rows, "row")} and ${amount(files, "file")} of ${amount(bytes, "byte")} restored.`,
    ...(missing > 0 ? [`${amount(missing, "file")} named in the database but not found; each is listed above.`] : []),
    ...(secrets ? [] : ["It had no secrets: without the old ones everyone has to sign in again."]),
    ...(aside ? [`What was there before is in ${aside}. Delete it when you no longer need it.`] : []),
    "Start the service with the settings of this command.",
  ];
}
