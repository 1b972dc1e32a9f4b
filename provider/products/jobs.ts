import { z } from "zod";
import { localTime } from "../counting/local-time";
import type { Job } from "../jobs/job";
import { dayAfter, dayOf } from "../ports/database/days";
import { listOffersBefore } from "./repo";
import { endOffer } from "./service";

const batch = 200;

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
    for (let after = 0; ; ) {
      const offers = await listOffersBefore(deps.db, { day, after, limit: batch });
      for (const { id, client_id, offer_until, time_zone } of offers) {
        if (signal.aborted) return;
        const { day: today } = localTime(time_zone ?? deps.config.timeZone, deps.now());
        if (offer_until < today) await endOffer(deps, client_id, id, today);
      }
      if (offers.length < batch) return;
      after = offers.at(-1)?.id ?? after;
    }
  },
};
