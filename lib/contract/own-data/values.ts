/** Entries of the activity in a download of one's own data, and downloads and departures of one network in a minute. */
export const ownDataLimits = { activity: 1_000, perMinute: 20 } as const;
