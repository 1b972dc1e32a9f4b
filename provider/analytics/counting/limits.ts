import { eventLimits } from "@/lib/contract/analytics/values";
import { networkOf } from "@/lib/runtime/http/network-of";
import { tooManyAttempts } from "../../ports/shared/rate-limiter";
import type { SharedState } from "../../ports/shared/shared-state";
import type { Recorder } from "./recorder";

type Whose = { network: string; card: string } | { company: number };

/**
 * Of one network, so that nobody counts for many; for one company, so that one that is attacked fills no disk. A card that
 * takes too many keeps none of another: what is over its own limit of a network is no part of what the network has left.
 */
export function createEventLimits(shared: SharedState) {
  const { perMinute, perNetworkMinute, perCompanyHour } = eventLimits;
  const create = (name: string, points: number, seconds: number) => shared.createLimiter({ name, points, seconds });
  const cards = create("events_of_network_at_card", perMinute, 60);
  const networks = create("events_of_network", perNetworkMinute, 60);
  const companies = create("events_of_company", perCompanyHour, 3_600);

  async function findWait(whose: Whose): Promise<number> {
    if ("company" in whose) return companies.take(String(whose.company));
    const network = networkOf(whose.network);
    return (await cards.take(`${network} ${whose.card}`)) || networks.take(network);
  }

  return {
    /** Takes one call; one of too many counts `events` as dropped. @throws ApiError 429 */
    async check(recorder: Recorder, whose: Whose, events: number): Promise<void> {
      const wait = await findWait(whose);
      if (wait === 0) return;
      recorder.drop("network" in whose ? "network" : "company", events);
      throw tooManyAttempts(wait);
    },
  };
}
