/**
 * Notifications: how many an account keeps and for how many days; how many are shown at first and fetched at most; how
 * often they are polled where no stream delivers them; the hour before which no reminder is sent.
 */
export const notificationLimits = { kept: 500, days: 180, pageSize: 8, refresh: 60_000, morning: 8 } as const;

/** Activity: entries fetched and shown at once, how often it is fetched again, and days that it is kept. */
export const activityLimits = { pageSize: 30, shown: 6, refresh: 60_000, days: 365 } as const;

/** Entries of the audit log read at once for an export. */
export const auditLimits = { exportPage: 500 } as const;

/**
 * Event streams: how many an account and a process may have; the interval of keep-alives; when a browser reconnects, and
 * when it gives a silent stream up.
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
