import { z } from "zod";
import { dayAfter, dayOf } from "@/lib/contract/clock";
import { eachRow } from "../../kernel/jobs/each-row";
import type { Job } from "../../kernel/jobs/job";
import { localTime } from "../../kernel/local-time";
import { listOffersBefore } from "./repo";
import { endOffer } from "./service";

/**
 * Ends offers after their last day in the company's time zone. As a write, so that cached cards and pages are refreshed
 * and show the price that an order would have.
 */
export const endOffers: Job = {
  kind: "end_offers",
  payload: z.unknown(),
  every: 5 * 60_000,
  async run(deps, _payload, signal) {
    // A day ahead, because no time zone is further ahead of UTC; the company's own time zone decides.
    const day = dayAfter(dayOf(deps.now()));
    await eachRow(
      signal,
      (page) => listOffersBefore(deps.db, { day, ...page }),
      async ({ id, client_id, offer_until, time_zone }) => {
        const { day: today } = localTime(time_zone ?? deps.config.timeZone, deps.now());
        if (offer_until < today) await endOffer(deps, client_id, id, today);
      },
    );
  },
};
