import { z } from "zod";
import { dayAfter, dayOf } from "@/lib/contract/clock";
import { eachRow } from "../../kernel/jobs/each-row";
import type { Job } from "../../kernel/jobs/job";
import { localTime } from "../../kernel/local-time";
import { listOffersBefore } from "./repo";
import { endOffer } from "./service";

/**
 * Ends offers once their last day is over where their company is. Done as a write, so that cards and pages that are
 * kept show the price at which an order would be taken.
 */
export const endOffers: Job = {
  kind: "end_offers",
  payload: z.unknown(),
  every: 5 * 60_000,
  async run(deps, _payload, signal) {
    // No place is a day ahead of this; the company's own clock decides.
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
