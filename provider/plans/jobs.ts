import { z } from "zod";
import { clientTag, productsTag } from "@/lib/contract/page-tags";
import { eachRow } from "../kernel/jobs/each-row";
import type { Job } from "../kernel/jobs/job";
import { nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { lockRow } from "../ports/database/queries/lock-row";
import { listClientsOn } from "./repo";
import { settle, subscribe } from "./subscriptions";

/** After a change of a plan: each card of its clients shows what the plan has now. */
export const settlePlan: Job<{ plan_id: number }> = {
  kind: "settle_plan",
  payload: z.object({ plan_id: z.number().int() }),
  async run(deps, { plan_id }, signal) {
    await eachRow(
      signal,
      (page) => listClientsOn(deps.db, plan_id, page),
      ({ id }) =>
        write(deps, nobody, async ({ trx, now, changed }) => {
          if (!(await lockRow(trx, "clients", "id", id))) return;
          await settle(trx, id, now);
          changed(clientTag(id), productsTag);
        }),
    );
  },
};

const moving = z.object({
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  started_on: z.string().optional(),
  by: z.object({ actorId: z.number().int().nullable(), address: z.string() }),
});

/** Moves all clients of a plan to another, each in a write of its own. A plan that is gone ends it. */
export const movePlan: Job<z.infer<typeof moving>> = {
  kind: "move_plan",
  payload: moving,
  async run(deps, { from, to, started_on, by }, signal) {
    await eachRow(
      signal,
      (page) => listClientsOn(deps.db, from, page),
      ({ id }) =>
        write(deps, by, (open) => subscribe(deps, open, id, { plan_id: to, started_on, limits: {}, features: null })),
    );
  },
};

export const planJobs: readonly Job[] = [settlePlan as Job, movePlan as Job];
