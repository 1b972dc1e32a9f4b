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

/** For which client, and by which account; without one, the client's activity names that of the oldest owner. */
export type Author = { clientId: number; userId?: number };

/**
 * Runs a write of a client's content, and sets the card's update time.
 *
 * @throws ApiError 404 if the client has been deleted, and whatever `work` throws.
 */
export function writeContent<T>(
  deps: Deps,
  { clientId, userId }: Author,
  work: (write: ContentWrite) => Promise<T>,
): Promise<T> {
  return write(deps, nobody, async (open) => {
    // First, because it locks the client's row: writes that count before they insert then run one after another.
    const owner = await touchClient(open.trx, clientId, open.now);
    open.changed(clientTag(clientId));
    const note = (action: ContentAction, detail?: string) =>
      open.record({ actorId: userId ?? owner, action, target: `client:${clientId}`, detail });
    return work({ ...open, note });
  });
}
