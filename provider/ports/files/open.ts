import path from "node:path";
import { openDiskFiles } from "./disk";
import type { Files } from "./files";
import { openS3Files } from "./s3";
import type { S3Options } from "./s3-client";

export type FilesOptions = {
  dataDir: string;
  /** Where files go instead of the data folder. */
  s3?: S3Options;
};

/** For commands: nobody waits for one call, and the store may be busy with us. */
export const unhurried = { patience: 60_000 };

/** One of the two stores. `patience` is how many milliseconds one call to a store elsewhere may take. @throws StartError */
export function openFiles({ dataDir, s3 }: FilesOptions, options: { patience?: number } = {}): Promise<Files> {
  return s3 ? openS3Files(s3, options) : openDiskFiles(path.join(dataDir, "media"));
}
