import { randomUUID } from "node:crypto";
import { createWriteStream, mkdirSync, openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { log } from "@/lib/runtime/log/log";

/** Uploaded files of a call, kept on disk until the call ends, so that waiting calls take no memory. */
export type Spool = {
  /** Reads `content` to its end. @throws Error if it is cut off, or the disk is full. */
  take(content: Readable, name: string, type: string): Promise<File>;
  /** Deletes the files; they cannot be read any more. */
  clear(): Promise<void>;
};

function complain(error: unknown): void {
  log.error("An upload could not be cleared away", error);
}

export function createSpool(dataDir: string): Spool {
  const folder = spoolFolder(dataDir);
  const files: string[] = [];
  return {
    async take(content, name, type) {
      // Synchronous: an error of `content` during an await would have no listener.
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, randomUUID());
      files.push(file);
      await pipeline(content, createWriteStream(file, { flags: "wx", mode: 0o600 }));
      return new File([await openAsBlob(file)], name, { type });
    },
    async clear() {
      for (const file of files) await rm(file, { force: true }).catch(complain);
    },
  };
}

/** In the data folder, because the system's temporary folder may be in memory. */
export function spoolFolder(dataDir: string): string {
  return path.join(dataDir, "uploads");
}
