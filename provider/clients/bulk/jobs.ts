import { z } from "zod";
import type { BulkAction } from "@/lib/contract/clients/bulk";
import { bulkLimits } from "@/lib/contract/clients/values";
import type { Deps } from "../../deps";
import { eachRow } from "../../kernel/jobs/each-row";
import { createExpiry } from "../../kernel/jobs/expire";
import type { Job } from "../../kernel/jobs/job";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import { findClient, lockClient } from "../repo";
import { act, takeBack } from "./actions";
import * as repo from "./repo";

const payload = z.object({
  run_id: z.number().int(),
  by: z.object({ actorId: z.number().int().nullable(), address: z.string() }),
});

/** Each client has its turn once, in a write of its own that also notes how it came out. */
export const runBulk: Job<z.infer<typeof payload>> = {
  kind: "run_bulk",
  payload,
  atOnce: 1,
  async run(deps, { run_id, by }, signal) {
    const run = await repo.findRun(deps.db, run_id);
    if (!run) return;
    await eachRow(
      signal,
      (page) => repo.listOpenItems(deps.db, run_id, page),
      ({ id }) => takeTurn(deps, run, id, by),
    );
    await repo.finishRun(deps.db, run_id, deps.now().toISOString());
  },
};

function takeTurn(deps: Deps, run: repo.RunRow, clientId: number, by: AuditActor): Promise<void> {
  const action: BulkAction = JSON.parse(run.action);
  return write(deps, by, async (open) => {
    await lockClient(open.trx, clientId);
    const item = await repo.findOpenItem(open.trx, run.id, clientId);
    if (!item) return;
    const client = await findClient(open.trx, clientId);
    if (!client) return repo.settleItem(open.trx, item, { outcome: "deleted" });
    const turn = { clock: deps, open, by, client, action };
    await repo.settleItem(open.trx, item, run.undoes === null ? await act(turn) : await takeBack(turn, item));
  });
}

export const bulkJobs: readonly Job[] = [
  runBulk as Job,
  createExpiry({
    kind: "expire_bulk_runs",
    keepMs: bulkLimits.undoFor,
    rows: { table: "bulk_runs", key: ["id"], time: "finished_at" },
  }),
];
