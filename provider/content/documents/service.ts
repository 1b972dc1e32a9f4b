import type { CreateDocumentInput, DocumentStats, UpdateDocumentInput } from "@/lib/contract/content/document";
import * as documentMessages from "@/lib/contract/content/messages/document";
import { ApiError } from "@/lib/contract/errors";
import { writeTexts } from "@/lib/contract/texts";
import { requireCaller } from "@/lib/runtime/caller";
import type { Deps } from "../../deps";
import { requireFound } from "../../kernel/http/require-found";
import { storePdf } from "../../media/pdf/store";
import { readLimitsOf } from "../../plans/allowance";
import { settleClient } from "../../plans/resting";
import type { Db } from "../../ports/database/schema";
import type { ContentQuery } from "../own-rows";
import { type Author, writeContent } from "../write-content";
import * as repo from "./repo";

export function listDocuments({ db }: Deps, clientId: number, query: ContentQuery) {
  return repo.listDocuments(db, clientId, query);
}

export async function getDocumentStats({ db }: Deps, clientId: number): Promise<DocumentStats> {
  const { documents: most } = await readLimitsOf(db, clientId);
  const { count, size } = await repo.measureDocuments(db, clientId);
  return {
    total_documents: count,
    remaining_slots: Math.max(0, most - count),
    max_documents: most,
    total_size: size,
  };
}

export async function getDocument({ db }: Deps, clientId: number, id: number) {
  return requireFound(await repo.findDocument(db, clientId, id));
}

/** @param signal aborts when the caller disconnects; then no document is created. */
export async function createDocument(
  deps: Deps,
  actor: Author,
  { file, file_name, texts }: CreateDocumentInput,
  signal: AbortSignal,
) {
  const { clientId } = actor;
  await requireSlot(deps.db, clientId);
  const upload = await storePdf(deps, clientId, file, signal);
  return writeContent(deps, actor, async ({ trx, now, keepFiles, note }) => {
    await requireSlot(trx, clientId);
    await note("document_created", file_name);
    requireCaller(signal);
    await keepFiles(upload);
    const named = { file_name, texts: writeTexts(texts) };
    return repo.insertDocument(trx, {
      ...named,
      client_id: clientId,
      file: upload,
      size: file.size,
      uploaded_at: now,
    });
  });
}

export function renameDocument(deps: Deps, actor: Author, id: number, { file_name, texts }: UpdateDocumentInput) {
  const { clientId } = actor;
  return writeContent(deps, actor, async ({ trx, note }) => {
    await note("document_renamed", file_name);
    return requireFound(await repo.updateDocument(trx, clientId, id, { file_name, texts: writeTexts(texts) }));
  });
}

export function deleteDocument(deps: Deps, actor: Author, id: number): Promise<void> {
  const { clientId } = actor;
  return writeContent(deps, actor, async ({ trx, dropFiles, note }) => {
    const { file, file_name } = requireFound(await repo.deleteDocument(trx, clientId, id));
    await settleClient(trx, clientId);
    await note("document_deleted", file_name);
    await dropFiles(file);
  });
}

/**
 * Checked twice on upload: early, before the file is scanned for nothing, and in the transaction, to prevent a race.
 */
async function requireSlot(db: Db, clientId: number): Promise<void> {
  const { documents: most } = await readLimitsOf(db, clientId);
  const { count } = await repo.measureDocuments(db, clientId);
  if (count >= most) throw new ApiError("limit_reached", documentMessages.limit(most));
}
