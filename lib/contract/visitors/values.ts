import { dayMs } from "../clock";

/**
 * `pendingDays`: for how many days a review waits to be looked at; how often one network may look at its own in a minute.
 */
export const feedbackLimits = {
  name: 150,
  message: 2_000,
  response: 2_000,
  onCard: 20,
  pendingDays: 365,
  looksPerMinute: 120,
} as const;

/** Mails to people who only left an address: on account of one client in a day, and to one address in a day. */
export const visitorMailLimits = { ofClient: 50, toAddress: 5 } as const;

export const leadLimits = {
  name: 150,
  message: 2_000,
  notes: 5_000,
  quantity: 999,
  exportPage: 500,
  /** Handed over at once. */
  handOver: 200,
  /** Without an answer, until a manager is told. */
  climbHours: { min: 1, max: 168 },
} as const;

/**
 * `services`: how many, each named in at most `service` characters; `step`: minutes from one start to the next; `notice`
 * in hours, `ahead` in days; `held`: for how long a request without an answer keeps others from its time; how often one
 * network may look in a minute; how many requests of one number may wait at a company, and how many times one network may
 * ask it for in a day.
 */
export const appointmentLimits = {
  service: 80,
  services: 20,
  minutes: { min: 5, max: 480 },
  price: 30,
  step: { min: 5, max: 480 },
  atOnce: { min: 1, max: 20 },
  notice: { min: 0, max: 336 },
  ahead: { min: 1, max: 90 },
  note: 500,
  message: 500,
  held: dayMs,
  looksPerMinute: 120,
  perNumber: 3,
  perNetwork: 10,
} as const;

/** Requests for a card: how many one network may send in a minute, and how many may wait in all. */
export const signUpLimits = { name: 150, perMinute: 10, waiting: 1_000 } as const;

/**
 * Forms that visitors send: tickets for one network in a minute; forms of one network in a minute and in a day, and for
 * one company in an hour, of which some are kept for networks that have sent it none that day; those that may wait for the
 * company to look at; how soon, and until when, one may be sent.
 */
export const visitorFormLimits = {
  ticketsPerMinute: 60,
  perMinute: 10,
  perDay: 30,
  perCompanyHour: 60,
  keptForNew: 15,
  waiting: 500,
  soonest: 2_000,
  latest: dayMs,
} as const;
