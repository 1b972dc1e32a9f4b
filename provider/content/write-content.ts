import type { ContentAction } from "@/lib/contract/activity";
import { clientTag } from "@/lib/contract/page-tags";
import { touchClient } from "../clients/repo";
import type { Deps } from "../deps";
import { DatabaseError } from "../ports/database/failure";
import { type Write, write } from "../write/write";

type ContentWrite = Write & {
  /** Adds to the account's activity; `name` is that of the content. */
  note(action: ContentAction, name?: string): Promise<void>;
};

/**
 * Writes a client's content, which also moves the card's time. `newFiles` come before the rows that name them and are
 * removed when the write fails, so that no row ever names a missing file.
 *
 * @throws ApiError 404 when the client was deleted meanwhile, and whatever `work` throws.
 */
export async function writeContent<T>(
  deps: Deps,
  clientId: number,
  newFiles: readonly string[],
  work: (write: ContentWrite) => Promise<T>,
): Promise<T> {
  try {
    return await write(deps, { actorId: null, address: "" }, async (open) => {
      // First, because it holds the client's row: writes that count before they insert then run one after the other.
      const actorId = await touchClient(open.trx, clientId, open.now);
      open.changed(clientTag(clientId));
      const note = (action: ContentAction, detail?: string) =>
        open.record({ actorId, action, target: `client:${clientId}`, detail });
      return work({ ...open, note });
    });
  } catch (error) {
    if (!isUncertain(error)) await deps.files.remove(newFiles);
    throw error;
  }
}

/** A database that was lost at the last moment may have kept the row: better a file too many than one too few. */
function isUncertain(error: unknown): boolean {
  return error instanceof DatabaseError && error.failure === "unavailable";
}
