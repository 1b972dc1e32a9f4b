import { eventOperations } from "@/lib/contract/analytics/operations";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";

/** Where a card's pages report views and taps. */
export function eventsAddress(companyName: string): string {
  return paths.api(pathOf(eventOperations.reportEvents, { companyName }));
}
