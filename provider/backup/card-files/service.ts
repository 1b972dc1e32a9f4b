import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import * as cardFileMessages from "@/lib/contract/backup/messages";
import type { CardImport } from "@/lib/contract/backup/schema";
import { cardFileLimits } from "@/lib/contract/backup/values";
import type { BulkSelection } from "@/lib/contract/clients/bulk";
import { ApiError } from "@/lib/contract/errors";
import { can } from "@/lib/contract/policies";
import { listChosen, listClientsById, lockClient } from "../../clients/repo";
import { getClient } from "../../clients/service";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import { spoolFolder } from "../../kernel/http/spool";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { insertFiles } from "../../kernel/write/files-repo";
import { write } from "../../kernel/write/write";
import { keepDroppedMs } from "../../media/jobs";
import { cardFileKey, createUploadName } from "../../media/keys";
import { type PackedFile, packArchive, packFiles } from "../archive/pack";
import { packCard } from "../card/pack-card";
import { readCardArchive } from "../card/read-card";
import { importCard } from "./jobs";
import * as repo from "./repo";

/** A card's archive, and its file name for the download. */
export type CardFile = { name: string; body: ReadableStream<Uint8Array> };

/**
 * Streams the whole card as an archive and records who exported it. Administrators get leads and appointments only if
 * they may see them.
 *
 * @throws ApiError 404 for an unknown client
 */
export async function exportCard(deps: Deps, clientId: number, actor: Actor, by: AuditActor): Promise<CardFile> {
  const { slug, company_name } = await getClient(deps, clientId);
  await write(deps, by, ({ record }) =>
    record({ action: "card_exported", target: `client:${clientId}`, detail: company_name }),
  );
  const withVisitors = can(actor, "leads.see", { clientId });
  const now = deps.now();
  const body = packArchive(packCard(deps, clientId, withVisitors), now);
  return { name: `${slug}-card-${now.toISOString().slice(0, 10)}.tar`, body };
}

/**
 * Streams the cards of many clients as one archive with an archive for each, which waits on the disk until it is read.
 * Clients that have been deleted are left out.
 *
 * @throws ApiError 400 for too many
 */
export async function exportCards(deps: Deps, chosen: BulkSelection, actor: Actor, by: AuditActor): Promise<CardFile> {
  const ids = await listChosen(deps.db, chosen);
  if (ids.length > cardFileLimits.cards) throw new ApiError("limit_reached", cardFileMessages.tooManyCards);
  const now = deps.now();
  const body = packFiles(storeCards(deps, ids, actor, by), now);
  return { name: `cards-${now.toISOString().slice(0, 10)}.tar`, body };
}

async function* storeCards(
  deps: Deps,
  ids: readonly number[],
  actor: Actor,
  by: AuditActor,
): AsyncGenerator<PackedFile> {
  const folder = spoolFolder(deps.config.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { id } of await listClientsById(deps.db, ids)) {
    const file = path.join(folder, randomUUID());
    try {
      const { name, body } = await exportCard(deps, id, actor, by);
      await pipeline(body, createWriteStream(file, { flags: "wx", mode: 0o600 }));
      yield { name, file };
    } finally {
      await rm(file, { force: true });
    }
  }
}

/** The last import. One that has waited longer than its file is kept counts as failed. */
export async function getImport(deps: Deps, clientId: number): Promise<repo.ImportRow | undefined> {
  await getClient(deps, clientId);
  const row = await repo.findImport(deps.db, clientId);
  const isLost = row && isWaiting(row) && !isAlive(deps, row);
  return isLost ? { ...row, status: "failed", detail: cardFileMessages.importLost } : row;
}

/**
 * Reads an archive to its end, stores it and queues a job that replaces the card's contents with it. Until the job
 * succeeds, the card stays unchanged.
 *
 * @throws ApiError 400 on `file` for an invalid archive, 404 for an unknown client, 409 while another import is
 * running, and as `Files.put`
 */
export async function startImport(
  deps: Deps,
  clientId: number,
  file: File,
  { actor, by, signal }: { actor: Actor; by: AuditActor; signal: AbortSignal },
): Promise<repo.ImportRow | undefined> {
  await getClient(deps, clientId);
  await requireNone(deps, deps.db, clientId);
  await readCardArchive(file.stream(), { onCard: nothing, onFile: nothing, onRows: nothing }, signal);

  const upload = createUploadName();
  const key = cardFileKey(upload);
  await write(deps, by, async ({ trx, now }) => {
    await lockClient(trx, clientId);
    await requireNone(deps, trx, clientId);
    const none = { width: null, height: null };
    // Belongs to the site, not to the client's quota, and is marked as dropped, so that clean-up removes it in any
    // case.
    await insertFiles(trx, [{ key, upload, client_id: null, purpose: "card", bytes: file.size, ...none }], now);
    await repo.startImport(trx, { client_id: clientId, upload, ...waiting, report: null, started_at: now });
  });
  try {
    await deps.files.put(key, file.stream(), file.size);
    const order = { client_id: clientId, upload, actor_id: by.actorId, address: by.address };
    await write(deps, by, ({ enqueue }) =>
      enqueue(importCard, { ...order, is_vouched_for: can(actor, "clients.manage") }),
    );
  } catch (error) {
    const detail = cardFileMessages.importLost;
    await repo.noteImport(deps.db, upload, { status: "failed", detail, report: null }).catch(() => {});
    throw error;
  }
  return repo.findImport(deps.db, clientId);
}

const waiting = { status: "waiting" satisfies CardImport["status"], detail: "" };

const nothing = async () => {};

async function requireNone(deps: Deps, db: Deps["db"], clientId: number): Promise<void> {
  const row = await repo.findImport(db, clientId);
  if (row && isWaiting(row) && isAlive(deps, row)) throw new ApiError("conflict", cardFileMessages.importRunning);
}

function isWaiting({ status }: repo.ImportRow): boolean {
  return status === waiting.status;
}

/** The clean-up deletes the archive after a day; then the job has nothing to import. */
function isAlive({ now }: Deps, { started_at }: repo.ImportRow): boolean {
  return now().getTime() - Date.parse(started_at) < keepDroppedMs;
}
