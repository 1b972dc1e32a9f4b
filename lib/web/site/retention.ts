import type { Env } from "../../env";

/** For how long what visitors leave behind is kept, in words that follow "for". */
export type Retention = { visits: string; leads: string; rejectedReviews: string };

type Settings = Pick<Env, "PROVIDER_URL" | "EVENTS_RETENTION_DAYS" | "LEADS_RETENTION_DAYS" | "REVIEWS_RETENTION_DAYS">;

/** A provider elsewhere has settings of its own, which are not known here. */
export function describeRetention(settings: Settings): Retention {
  const say = (days: number) => (settings.PROVIDER_URL ? "a limited time" : days === 1 ? "a day" : `${days} days`);
  return {
    visits: say(settings.EVENTS_RETENTION_DAYS),
    leads: say(settings.LEADS_RETENTION_DAYS),
    rejectedReviews: say(settings.REVIEWS_RETENTION_DAYS),
  };
}
