import type { ContentAction } from "@/lib/contract/audit/values";
import { clientTag } from "@/lib/contract/page-tags";
import { touchClient } from "../clients/repo";
import type { Deps } from "../deps";
import { nobody } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";

type ContentWrite = Write & {
  /** Adds to the account's activity; `name` is that of the content. */
  note(action: ContentAction, name?: string): Promise<void>;
};

/**
 * Writes a client's content, which also moves the card's time.
 *
 * @throws ApiError 404 when the client was deleted meanwhile, and whatever `work` throws.
 */
export function writeContent<T>(deps: Deps, clientId: number, work: (write: ContentWrite) => Promise<T>): Promise<T> {
  return write(deps, nobody, async (open) => {
    // First, because it holds the client's row: writes that count before they insert then run one after the other.
    const actorId = await touchClient(open.trx, clientId, open.now);
    open.changed(clientTag(clientId));
    const note = (action: ContentAction, detail?: string) =>
      open.record({ actorId, action, target: `client:${clientId}`, detail });
    return work({ ...open, note });
  });
}
