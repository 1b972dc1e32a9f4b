import * as cardFileMessages from "@/lib/contract/backup/messages";
import type { CardImport } from "@/lib/contract/backup/schema";
import { ApiError } from "@/lib/contract/errors";
import { can } from "@/lib/contract/policies";
import { lockClient } from "../../clients/repo";
import { getClient } from "../../clients/service";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { insertFiles } from "../../kernel/write/files-repo";
import { write } from "../../kernel/write/write";
import { keepDroppedMs } from "../../media/jobs";
import { cardFileKey, createUploadName } from "../../media/keys";
import { packArchive } from "../archive/pack";
import { packCard } from "../card/pack-card";
import { readCardArchive } from "../card/read-card";
import { importCard } from "./jobs";
import * as repo from "./repo";

/** A card as a file, and the name that browsers keep it under. */
export type CardFile = { name: string; body: ReadableStream<Uint8Array> };

/**
 * The whole card as an archive, read as it is asked for, and a record of who has taken it. Of leads and appointments
 * administrators get what they may see.
 *
 * @throws ApiError 404 for no such client
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

/** The last import; one that nobody can finish any more has failed. */
export async function getImport(deps: Deps, clientId: number): Promise<repo.ImportRow | undefined> {
  await getClient(deps, clientId);
  const row = await repo.findImport(deps.db, clientId);
  const isLost = row && isWaiting(row) && !isAlive(deps, row);
  return isLost ? { ...row, status: "failed", detail: cardFileMessages.importLost } : row;
}

/**
 * Takes an archive in, once it was read through to its end. What it holds is then put in the place of the card's
 * contents by a job; until then, and where that fails, the card stays as it is.
 *
 * @throws ApiError 400 on `file` for what is no such archive or breaks a rule, 404 for no such client, 409 while another
 * import is under way, and as `Files.put`
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
    // The site's own, and dropped from the start: it takes none of the client's room, and goes by itself.
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

/** Its file is kept for a day. */
function isAlive({ now }: Deps, { started_at }: repo.ImportRow): boolean {
  return now().getTime() - Date.parse(started_at) < keepDroppedMs;
}
