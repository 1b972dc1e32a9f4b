import { z } from "zod";
import { clientTag, productsTag } from "@/lib/contract/page-tags";
import { eachRow } from "../kernel/jobs/each-row";
import type { Job } from "../kernel/jobs/job";
import { nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { lockRow } from "../ports/database/queries/lock-row";
import { readFeatures, readLimits } from "./allowance";
import { findPlan, findSubscription, listClientsOn, listDue } from "./repo";
import { settle } from "./resting";
import { subscribe } from "./subscriptions";
import { siteDay, turn } from "./turning";

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

/** What a day brings to plans. Often, since a day begins at another hour in each time zone. */
export const turnSubscriptions: Job = {
  kind: "turn_subscriptions",
  payload: z.unknown(),
  every: 10 * 60_000,
  async run(deps, _payload, signal) {
    await eachRow(
      signal,
      (page) => listDue(deps.db, siteDay(deps), page),
      ({ id }) =>
        write(deps, nobody, async (open) => {
          if (await lockRow(open.trx, "clients", "id", id)) await turn(deps, open, id);
        }),
    );
  },
};

const moving = z.object({
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  started_on: z.string().optional(),
  due_on: z.string().nullable().optional(),
  by: z.object({ actorId: z.number().int().nullable(), address: z.string() }),
});

/** Moves all clients of a plan to another, unless that is gone, each in a write of its own; what is its own stays. */
export const movePlan: Job<z.infer<typeof moving>> = {
  kind: "move_plan",
  payload: moving,
  async run(deps, { from, to, by, ...start }, signal) {
    if (to !== null && !(await findPlan(deps.db, to))) return;
    await eachRow(
      signal,
      (page) => listClientsOn(deps.db, from, page),
      ({ id }) =>
        write(deps, by, async (open) => {
          const { own_limits = null, own_features = null } = (await findSubscription(open.trx, id)) ?? {};
          const own = { limits: readLimits(own_limits), features: readFeatures(own_features) };
          await subscribe(deps, open, id, { plan_id: to, ...start, ...own });
        }),
    );
  },
};

export const planJobs: readonly Job[] = [settlePlan as Job, movePlan as Job, turnSubscriptions];
