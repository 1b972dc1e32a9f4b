import type { Env } from "../../env";

/** For how many days what visitors leave behind is kept; 0 where that is not known. */
export type RetentionDays = { visits: number; leads: number; rejectedReviews: number };

type Settings = Pick<Env, "PROVIDER_URL" | "EVENTS_RETENTION_DAYS" | "LEADS_RETENTION_DAYS" | "REVIEWS_RETENTION_DAYS">;

/** A provider elsewhere has settings of its own, which are not known here. */
export function retentionDays(settings: Settings): RetentionDays {
  const known = (days: number) => (settings.PROVIDER_URL ? 0 : days);
  return {
    visits: known(settings.EVENTS_RETENTION_DAYS),
    leads: known(settings.LEADS_RETENTION_DAYS),
    rejectedReviews: known(settings.REVIEWS_RETENTION_DAYS),
  };
}
