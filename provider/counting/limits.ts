import { limits } from "@/lib/contract/limits";
import { networkOf } from "@/lib/process/network-of";
import { tooManyAttempts } from "../ports/shared/rate-limiter";
import type { SharedState } from "../ports/shared/shared-state";
import type { Recorder } from "./recorder";

type Whose = { network: string } | { company: number };

/** Of one network, so that nobody counts for many; for one company, so that one that is attacked fills no disk. */
export function createEventLimits(shared: SharedState) {
  const { perMinute, perCompanyHour } = limits.events;
  const networks = shared.createLimiter({ name: "events_of_network", points: perMinute, seconds: 60 });
  const companies = shared.createLimiter({ name: "events_of_company", points: perCompanyHour, seconds: 3_600 });
  return {
    /** Takes one call; one of too many counts `events` as dropped. @throws ApiError 429 */
    async check(recorder: Recorder, whose: Whose, events: number): Promise<void> {
      const isNetwork = "network" in whose;
      const wait = await (isNetwork ? networks.take(networkOf(whose.network)) : companies.take(String(whose.company)));
      if (wait === 0) return;
      recorder.drop(isNetwork ? "network" : "company", events);
      throw tooManyAttempts(wait);
    },
  };
}
