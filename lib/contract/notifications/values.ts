/**
 * Notifications: how many an account keeps, and for how many days; how many are on screen at first and asked for at
 * most; how often they are asked for where they do not come by themselves; the hour before which nobody is reminded.
 */
export const notificationLimits = { kept: 500, days: 180, pageSize: 8, refresh: 60_000, morning: 8 } as const;

/** How much of the activity is asked for and shown at once, how often it is asked for again, and how many days it is kept. */
export const activityLimits = { pageSize: 30, shown: 6, refresh: 60_000, days: 365 } as const;

/** Entries of the audit log that are read at once for a file of them. */
export const auditLimits = { exportPage: 500 } as const;

/**
 * Streams: how many an account and a process may have; how often each shows that it lives; how soon a browser comes
 * back, and when one on which nothing comes is given up.
 */
export const streamLimits = {
  perAccount: 5,
  perProcess: 2_000,
  heartbeat: 25_000,
  retry: 3_000,
  silence: 60_000,
} as const;

/** Notifications on devices: devices of one account, failures in a row before one is given up, sent in an hour. */
export const pushLimits = {
  devices: 20,
  failures: 20,
  perHour: 60,
  endpoint: 2_048,
  patience: 10_000,
  keptFor: 24 * 60 * 60,
} as const;

/** Mails to one account in an hour, and how often one network may unsubscribe in a minute. */
export const mailLimits = { perHour: 20, unsubscribesPerMinute: 30 } as const;
