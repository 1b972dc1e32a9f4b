import type { Transaction } from "kysely";
import type { ContentAction } from "@/lib/contract/activity";
import { recordAudit } from "../audit/repo";
import { touchClient } from "../clients/repo";
import type { Database } from "../db/schema";
import type { Deps } from "../deps";

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
  const dropped: string[] = [];
  let result: T;
  try {
    result = await deps.db.transaction().execute(async (trx) => {
      // First, because it holds the client's row: writes that count before they insert then run one after the other.
      const actorId = await touchClient(trx, clientId, now);
      const by = { actorId, address: "" };
      return write({
        trx,
        now,
        dropFiles: (keys) => dropped.push(...keys),
        record: (action, detail) => recordAudit(trx, { ...by, action, target: `client:${clientId}`, detail }, now),
      });
    });
  } catch (error) {
    await deps.files.remove(newFiles);
    throw error;
  }
  await deps.files.remove(dropped);
  return result;
}
