import { z } from "zod";
import { clientTag, productsTag } from "@/lib/contract/page-tags";
import { eachRow } from "../kernel/jobs/each-row";
import type { Job } from "../kernel/jobs/job";
import { nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { lockRow } from "../ports/database/queries/lock-row";
import { listClientsOn, listDue } from "./repo";
import { settle } from "./resting";
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

export const planJobs: readonly Job[] = [settlePlan as Job, turnSubscriptions];
