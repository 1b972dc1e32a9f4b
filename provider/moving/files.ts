import path from "node:path";
import { ApiError } from "@/lib/contract/errors";
import { findDataDir } from "@/lib/runtime/data-dir";
import { formatCount } from "@/lib/runtime/progress";
import { StartError } from "@/lib/runtime/start-error";
import type { Command, CommandContext } from "../admin/command";
import { saveBeforeMigration } from "../backup/before-migration";
import { bucketSettings, openOptions } from "../env";
import { DatabaseError } from "../ports/database/failure";
import { openDatabase } from "../ports/database/open";
import { openDiskFiles } from "../ports/files/disk";
import { unhurried } from "../ports/files/open";
import { openS3Files } from "../ports/files/s3";
import { type Copied, copyAll } from "./copy-all";

export const migrateFiles: Command = {
  help: `Copies the files in DATA_DIR/media to the bucket of S3_… and reads each one back to compare it. Nothing is removed, and
what is in the bucket already is compared only. Without DATABASE_URL the service has to be stopped. With it the service
may go on: the bytes of a file never change, so stop it afterwards and run the command once more, which copies what came
meanwhile, and then start it with S3_….`,
  options: {},
  run: moveFiles,
};

async function moveFiles({ env, progress, signal }: CommandContext): Promise<string[]> {
  const options = openOptions(env);
  const { s3, databaseUrl } = options;
  if (!s3) throw new StartError(`${bucketSettings.join(", ")}: must name the bucket that the files go to`);
  const dataDir = findDataDir(env.DATA_DIR);
  const closers: (() => Promise<void>)[] = [];
  try {
    const database = await openDatabase(dataDir, databaseUrl, saveBeforeMigration({ ...options, dataDir }));
    closers.push(database.close);
    const target = await openS3Files(s3, unhurried);
    closers.push(target.close);
    const source = await openDiskFiles(path.join(dataDir, "media"));
    closers.push(source.close);

    if (databaseUrl !== undefined) progress.phase("A running service may add files: stop it and run this once more");
    progress.phase(`Copying ${path.join(dataDir, "media")} to the bucket ${s3.bucket}, and comparing`);
    return summarize(await copyAll({ source, target, db: database.db, progress, signal }));
  } catch (error) {
    throw explain(error);
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

/** @throws StartError unless everything is in the bucket */
function summarize({ copied, known, bytes, problems }: Copied): string[] {
  const verified = `${formatCount(copied + known)} files of ${formatCount(bytes)} bytes are in the bucket`;
  if (problems > 0)
    throw new StartError(`${verified}, but ${formatCount(problems)} are not as they should be; each is named above`);
  return [
    `${verified}, and every one was compared: ${formatCount(copied)} were copied, ${formatCount(known)} were there.`,
    "Now start the service with the S3_… settings of this command. Keep DATA_DIR/media as a backup if you like.",
  ];
}

function explain(error: unknown): unknown {
  if (error instanceof DatabaseError)
    return new StartError(`The database does not answer (${error.message}); run the same command again to go on`);
  if (!(error instanceof ApiError)) return error;
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  return new StartError(`S3_ENDPOINT: the copying was cut off (${reason}); run the same command again to go on`);
}
