import { z } from "zod";
import { monthAfter } from "@/lib/contract/clock";
import { restingMonths } from "@/lib/contract/plans/subscription";
import { eachRow } from "../../kernel/jobs/each-row";
import type { Job } from "../../kernel/jobs/job";
import { siteDay } from "../../plans/turning";
import { listResting } from "./repo";
import { closeIfOver } from "./service";

/** Closes cards that nobody has paid for in months of resting. */
export const closeCards: Job = {
  kind: "close_cards",
  payload: z.unknown(),
  every: 60 * 60_000,
  async run(deps, _payload, signal) {
    await eachRow(
      signal,
      (page) => listResting(deps.db, monthAfter(siteDay(deps), -restingMonths), page),
      ({ id }) => closeIfOver(deps, id),
    );
  },
};
