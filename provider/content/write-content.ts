import type { ContentAction } from "@/lib/contract/audit/values";
import { clientTag } from "@/lib/contract/page-tags";
import { touchClient } from "../clients/repo";
import type { Deps } from "../deps";
import { nobody } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";

export type ContentWrite = Write & {
  /** Adds to the account's activity; `name` is the content's name. */
  note(action: ContentAction, name?: string): Promise<void>;
};

/**
 * Runs a write of a client's content, and sets the card's update time.
 *
 * @param by the account that the client's activity names; without it, that of the oldest owner
 * @throws ApiError 404 if the client has been deleted, and whatever `work` throws.
 */
export function writeContent<T>(
  deps: Deps,
  clientId: number,
  work: (write: ContentWrite) => Promise<T>,
  by?: number,
): Promise<T> {
  return write(deps, nobody, async (open) => {
    // First, because it locks the client's row: writes that count before they insert then run one after another.
    const owner = await touchClient(open.trx, clientId, open.now);
    open.changed(clientTag(clientId));
    const note = (action: ContentAction, detail?: string) =>
      open.record({ actorId: by ?? owner, action, target: `client:${clientId}`, detail });
    return work({ ...open, note });
  });
}
