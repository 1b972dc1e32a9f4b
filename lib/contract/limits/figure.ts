/**
 * What is counted of cards: events in one call; calls of one network in a minute, to one card and to all of them, so that
 * a card that many open over one carrier takes nothing from others; calls for one company in an hour; those
 * that wait to be stored, for how many milliseconds; how long after it happened one is taken, and how far ahead a clock
 * may be; rows that are kept at all.
 */
export const eventLimits = {
  perCall: 20,
  perMinute: 600,
  perNetworkMinute: 12_000,
  perCompanyHour: 20_000,
  waiting: 10_000,
  flush: 1_000,
  age: 31 * 24 * 60 * 60_000,
  ahead: 5 * 60_000,
  stored: 20_000_000,
  host: 253,
} as const;

/**
 * Days that one look at the figures may span; how many contents are ranked, and how many towns, countries, languages;
 * how often figures, and who is there right now, are asked for again.
 */
export const analyticsLimits = { days: 1_830, ranked: 10, places: 20, refresh: 60_000, live: 15_000 } as const;

/** How many visitors a card has had in all when its company is told. */
export const milestones = [100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const;
