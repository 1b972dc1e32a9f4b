import { ApiError } from "@/lib/contract/errors";
import * as fileMessages from "@/lib/contract/file-messages";
import { MB } from "@/lib/contract/values";
import { lockClient } from "../clients/repo";
import type { Deps } from "../deps";
import { nobody } from "../kernel/write/audit-repo";
import { deleteFiles, insertFiles, listDroppedOfClient, sumBytes } from "../kernel/write/files-repo";
import { write } from "../kernel/write/write";
import { readLimitsOf } from "../plans/allowance";
import { createUploadName } from "./keys";

/** Whose upload it is, and what for. */
export type Upload = {
  /** Null where it is the site's own, which has room without a limit: administrators alone send such, or it is written here. */
  clientId: number | null;
  purpose: "logo" | "product" | "banner" | "person" | "document" | "card" | "invoice";
};

export type NewFile = {
  /** The file's key within its upload. */
  keyOf: (upload: string) => string;
  content: Uint8Array | Blob;
  /** In pixels, for what pages show. */
  width?: number;
  height?: number;
};

/** No call takes so long from storing its files to naming them, in milliseconds. */
const pendingMs = 10 * 60_000;

/**
 * Stores the files of an upload, with their rows ahead of them: whatever happens, no file is without a row. What no
 * content names in the end goes by itself, after a day.
 *
 * @returns the upload, to be kept by the write whose row names it.
 * @throws ApiError 400 when the client has no room left, and as `Files.put` does.
 */
export async function storeUpload(deps: StoreDeps, owner: Upload, files: readonly NewFile[]): Promise<string> {
  const upload = createUploadName();
  const bytes = files.reduce((sum, { content }) => sum + sizeOf(content), 0);
  if (owner.clientId !== null) await makeRoom(deps, owner.clientId, bytes);
  await write(deps, nobody, async ({ trx, now }) => {
    if (owner.clientId !== null) await requireRoom(trx, owner.clientId, bytes);
    const rows = files.map(({ keyOf, content, width = null, height = null }) => ({
      key: keyOf(upload),
      upload,
      client_id: owner.clientId,
      purpose: owner.purpose,
      bytes: sizeOf(content),
      width,
      height,
    }));
    await insertFiles(trx, rows, now);
  });
  for (const { keyOf, content } of files)
    await deps.files.put(keyOf(upload), content instanceof Blob ? content.stream() : content, sizeOf(content));
  return upload;
}

function sizeOf(content: Uint8Array | Blob): number {
  return content instanceof Blob ? content.size : content.length;
}

export type StoreDeps = Pick<Deps, "db" | "files" | "now" | "announce" | "config">;

/** Where a client replaces so much that its dropped files fill its room, those that were dropped first go at once. */
async function makeRoom({ db, files, now }: StoreDeps, clientId: number, bytes: number): Promise<void> {
  let excess = await measureExcess(db, clientId, bytes);
  if (excess <= 0) return;
  const before = new Date(now().getTime() - pendingMs).toISOString();
  const going: string[] = [];
  for (const file of await listDroppedOfClient(db, clientId, before)) {
    if (excess <= 0) break;
    going.push(file.key);
    excess -= file.bytes ?? 0;
  }
  await deleteFiles(db, await files.remove(going));
}

/** Holds the client, so that no other upload takes the same room. */
async function requireRoom(trx: Deps["db"], clientId: number, bytes: number): Promise<void> {
  await lockClient(trx, clientId);
  if ((await measureExcess(trx, clientId, bytes)) > 0) throw new ApiError("limit_reached", fileMessages.limit);
}

/** By how many bytes a client's files would go beyond their room with so many more; 0 or less where they fit. */
async function measureExcess(db: Deps["db"], clientId: number, bytes: number): Promise<number> {
  return (await sumBytes(db, clientId)) + bytes - (await readLimitsOf(db, clientId)).storage * MB;
}
