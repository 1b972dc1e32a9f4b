import type { Generated } from "kysely";

/** What visitors of cards sent and did. */
export type VisitorTables = {
  /** Enquiries and orders of visitors. */
  leads: {
    id: Generated<number>;
    client_id: number;
    /** Whose it is: the person on whose card it was sent, or to whom it was handed over. Null for the company's own. */
    person_id: Generated<number | null>;
    /** Unique per form and client. */
    ticket: string;
    kind: string;
    status: string;
    name: string;
    folded_name: string;
    phone: string;
    folded_phone: string;
    email: string;
    message: string;
    folded_message: string;
    /** JSON as in the contract. */
    items: string;
    /** Decimal text, because large sums exceed what a number can hold exactly. */
    total: string;
    /** ISO 4217 code; null means the site's currency. */
    currency: string | null;
    notes: string;
    /** YYYY-MM-DD. */
    remind_on: string | null;
    /** The last day for which a reminder was sent. */
    reminded_on: string | null;
    /** When others than its person are told, if nobody answers until then; null if they are not, or have been. */
    climbs_at: Generated<string | null>;
    consent: string;
    /** What the visitor read the form in; null where that is not known. */
    language: string | null;
    created_at: string;
    updated_at: string;
  };
  /** A company's appointment settings; without a row it gives none. */
  appointment_settings: {
    client_id: number;
    is_on: boolean;
    /** JSON as in the contract. */
    services: string;
    /** In minutes; null means each service's own length. */
    step: number | null;
    at_once: number;
    notice_hours: number;
    ahead_days: number;
    created_at: string;
    updated_at: string;
  };
  appointments: {
    id: Generated<number>;
    client_id: number;
    /** Whose it is: the person on whose card it was sent, or to whom it was handed over. Null for the company's own. */
    person_id: Generated<number | null>;
    /** Unique per form and client. */
    ticket: string;
    /** For the visitor's own page. */
    token: string;
    status: string;
    service: string;
    minutes: number;
    price: string;
    starts_at: string;
    ends_at: string;
    /** Until when the slot is blocked for others; null if it is not. */
    held_until: string | null;
    name: string;
    phone: string;
    folded_phone: string;
    note: string;
    /** The company's message. */
    message: string;
    consent: string;
    /** What the visitor read the form in; null where that is not known. */
    language: string | null;
    /** Number of status changes. */
    sequence: number;
    created_at: string;
    updated_at: string;
  };
  /**
   * Events on cards. `day` (YYYY-MM-DD) and `hour` (0 to 23) are in the company's time zone at that moment; `id` is
   * drawn by the sender.
   */
  events: {
    client_id: number;
    day: string;
    id: string;
    hour: number;
    at: string;
    kind: string;
    target: string | null;
    /** Whose card it was; null on the company's own. */
    person_id: number | null;
    /**
     * A hash that only identifies a visitor of one company within one day; null if the visitor asked not to be tracked.
     */
    visitor: string | null;
    source: string;
    device: string;
    language: string | null;
    country: string | null;
    town: string | null;
  };
  /** Days whose figures must be computed again from their events. */
  event_days: { client_id: number; day: string; changed_at: string };
  /**
   * Events of a company, summed by day, month and year, each identified by its first day; `figures.ts` lists the
   * metrics. Zeros have no row.
   */
  figures: { client_id: number; span: Span; metric: string; day: string; item: string; count: number };
  /** Sums for all companies, including deleted ones. */
  site_figures: { span: Span; metric: string; day: string; item: string; count: number };
  /** Salts of the visitors' hashes; deleted once the day is over in all time zones. */
  visitor_salts: { day: string; salt: string };
  /** Rejected events, by UTC day and reason. */
  dropped_events: { day: string; reason: string; count: number };
  /** Reviews from visitors, and testimonials entered by companies. */
  feedback: {
    id: Generated<number>;
    client_id: number;
    customer_name: string;
    folded_customer_name: string;
    /** E-mail and phone may be empty. */
    customer_email: string;
    customer_phone: Generated<string>;
    folded_phone: Generated<string>;
    message: string;
    folded_message: string;
    rating: number;
    status: string;
    /** The company's answer; null if none. */
    response: string | null;
    /** Who entered it: `visitor` or `owner`. */
    origin: string;
    /** The consent text; empty for a testimonial. */
    consent: string;
    /** What the visitor read the form in; null where that is not known. */
    language: string | null;
    /** Unique per visitor's form; null for a testimonial. */
    ticket: string | null;
    created_at: string;
    updated_at: string;
    /** When it was first shown with an answer; the author was mailed then. */
    responded_at: string | null;
  };
};

/** The period of a figure. */
export type Span = "day" | "month" | "year";
