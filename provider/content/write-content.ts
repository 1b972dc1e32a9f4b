import type { Transaction } from "kysely";
import type { ContentAction } from "@/lib/contract/activity";
import { recordAudit } from "../audit/repo";
import { touchClient } from "../clients/repo";
import type { Deps } from "../deps";
import { DatabaseError } from "../ports/database/failure";
import type { Database } from "../ports/database/schema";
import { transact } from "../ports/database/transact";

type Write = {
  trx: Transaction<Database>;
  /** ISO time of this write. */
  now: string;
  /** Notes files that no row names any more; they are removed once the rows are safe. */
  dropFiles(keys: readonly string[]): void;
  /** Adds to the account's activity; `name` is that of the content. */
  record(action: ContentAction, name?: string): Promise<void>;
};

/**
 * Writes a client's content in one transaction, which also moves the card's time. Files come before the row that names
 * them and go after it: `newFiles` are removed when the transaction fails, dropped ones only when it has succeeded, so
 * that no row ever names a missing file.
 *
 * @throws ApiError 404 when the client was deleted meanwhile, and whatever `write` throws.
 */
export async function writeContent<T>(
  deps: Deps,
  clientId: number,
  newFiles: readonly string[],
  write: (write: Write) => Promise<T>,
): Promise<T> {
  const now = deps.now().toISOString();
  const work = async (trx: Transaction<Database>) => {
    // First, because it holds the client's row: writes that count before they insert then run one after the other.
    const actorId = await touchClient(trx, clientId, now);
    const by = { actorId, address: "" };
    const dropped: string[] = [];
    const result = await write({
      trx,
      now,
      dropFiles: (keys) => dropped.push(...keys),
      record: (action, detail) => recordAudit(trx, { ...by, action, target: `client:${clientId}`, detail }, now),
    });
    return { result, dropped };
  };
  const { result, dropped } = await transact(deps.db, work).catch(async (error) => {
    if (!isUncertain(error)) await deps.storage.remove(newFiles);
    throw error;
  });
  await deps.storage.remove(dropped);
  return result;
}

/** A database that was lost at the last moment may have kept the row: better a file too many than one too few. */
function isUncertain(error: unknown): boolean {
  return error instanceof DatabaseError && error.failure === "unavailable";
}
