import { z } from "zod";
import type { Job } from "../../kernel/jobs/job";
import { nobody } from "../../kernel/write/audit-repo";
import { listEnded } from "./repo";
import { eraseClient } from "./service";

const hour = 60 * 60_000;

/** Erases deleted clients once they can no longer be restored. */
export const eraseDeletedClients: Job = {
  kind: "erase_deleted_clients",
  payload: z.unknown(),
  every: hour,
  async run(deps, _payload, signal) {
    for (const { id } of await listEnded(deps.db, deps.now().toISOString())) {
      if (signal.aborted) return;
      await eraseClient(deps, id, nobody, { keepsClosed: true });
    }
  },
};
