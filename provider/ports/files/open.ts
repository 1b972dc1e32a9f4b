import path from "node:path";
import { openDiskFiles } from "./disk";
import type { Files } from "./files";
import { openS3Files } from "./s3";
import type { S3Options } from "./s3-client";

export type FilesOptions = {
  dataDir: string;
  /** The bucket for files, instead of the data folder. */
  s3?: S3Options;
};

/** For commands: nobody waits for a single call, and the command itself may keep the store busy. */
export const unhurried = { patience: 60_000 };

/**
 * Opens the disk or S3 store. `patience` is the timeout of a call to a remote store, in milliseconds.
 *
 * @throws StartError
 */
export function openFiles({ dataDir, s3 }: FilesOptions, options: { patience?: number } = {}): Promise<Files> {
  return s3 ? openS3Files(s3, options) : openDiskFiles(path.join(dataDir, "media"));
}
