import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ProviderConfig } from "@/provider/config";
import { findUploads } from "@/provider/kernel/write/files-repo";
import { openSqlite } from "@/provider/ports/database/sqlite";
import { openDiskFiles } from "@/provider/ports/files/disk";
import { insertClient } from "../insert-client";

/** A store in a folder of its own, and two clients. `list` gives every file in the folder, finished or not. */
export async function openStore() {
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-media-"));
  const files = await openDiskFiles(folder);
  const { db, close } = await openSqlite(":memory:");
  return {
    db,
    files,
    config: { mediaBaseUrl: "" } as ProviderConfig,
    announce: async () => {},
    now: () => new Date("2026-11-20T10:00:00Z"),
    clients: [await insertClient(db), await insertClient(db)] as const,
    /** The rows of an upload, the widest first. */
    filesOf: (upload: string) => findUploads(db, [upload]),
    async list(): Promise<string[]> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    async read(key: string): Promise<Buffer> {
      return Buffer.from(await new Response((await files.open(key))?.body).arrayBuffer());
    },
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Store = Awaited<ReturnType<typeof openStore>>;

/** A pseudo-random sequence from 0 to 1 that is the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `bytes` with some bytes changed, a piece removed, doubled or zeroed, or the end cut off. */
export function mutate(bytes: Uint8Array, random: () => number): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(bytes);
  const at = Math.floor(random() * copy.length);
  const piece = copy.subarray(at, at + Math.floor(random() * 200));
  const kind = Math.floor(random() * 5);
  if (kind === 0) return new Uint8Array(copy.subarray(0, at));
  if (kind === 1) return new Uint8Array(Buffer.concat([copy.subarray(0, at), copy.subarray(at + piece.length)]));
  if (kind === 2) return new Uint8Array(Buffer.concat([copy.subarray(0, at), piece, copy.subarray(at)]));
  if (kind === 3) piece.fill(0);
  else for (let count = 0; count < 8; count++) copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return new Uint8Array(copy);
}
