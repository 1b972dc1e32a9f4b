import type { Generated } from "kysely";

/** What visitors of cards sent and did. */
export type VisitorTables = {
  /** What visitors sent to companies. */
  leads: {
    id: Generated<number>;
    client_id: number;
    /** What tells the form from every other that came to the client. */
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
    /** JSON, as the contract has them. */
    items: string;
    /** A decimal text: the sum of many large prices is more than a number holds exactly. */
    total: string;
    /** The code of what it is in; null for the site's own. */
    currency: string | null;
    notes: string;
    /** YYYY-MM-DD. */
    remind_on: string | null;
    /** The day that its company was last reminded of it. */
    reminded_on: string | null;
    consent: string;
    created_at: string;
    updated_at: string;
  };
  /** Which appointments companies give; without a row none. */
  appointment_settings: {
    client_id: number;
    is_on: boolean;
    /** JSON, as the contract has them. */
    services: string;
    /** Minutes; null for each service's own length. */
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
    /** What tells the form from every other that came to the client. */
    ticket: string;
    /** Of the visitor's own page. */
    token: string;
    status: string;
    service: string;
    minutes: number;
    price: string;
    starts_at: string;
    ends_at: string;
    /** Until when it keeps others from its time; null where it does not. */
    held_until: string | null;
    name: string;
    phone: string;
    folded_phone: string;
    note: string;
    /** The company's. */
    message: string;
    consent: string;
    /** How often its status has changed. */
    sequence: number;
    created_at: string;
    updated_at: string;
  };
  /**
   * What visitors did on cards. `day` and `hour` are the company's own at that moment, YYYY-MM-DD and 0 to 23; `id` is
   * the sender's.
   */
  events: {
    client_id: number;
    day: string;
    id: string;
    hour: number;
    at: string;
    kind: string;
    target: string | null;
    /** A hash that tells visitors of one company and day apart and nothing else; null for who asked not to be told. */
    visitor: string | null;
    source: string;
    device: string;
    language: string | null;
    country: string | null;
    town: string | null;
  };
  /** Days whose figures are older than their events. */
  event_days: { client_id: number; day: string; changed_at: string };
  /**
   * Events of a company, counted for each day, month and year, which are called by their first day: `figures.ts` says of
   * which sort. Zero has no row.
   */
  figures: { client_id: number; span: Span; metric: string; day: string; item: string; count: number };
  /** The same of all companies together, those that have gone since included. */
  site_figures: { span: Span; metric: string; day: string; item: string; count: number };
  /** What visitors' hashes of a day are made with, thrown away when that day has ended everywhere. */
  visitor_salts: { day: string; salt: string };
  /** Events that were not taken, by day in UTC and reason. */
  dropped_events: { day: string; reason: string; count: number };
  /** Reviews that visitors left on cards, and testimonials that companies wrote down. */
  feedback: {
    id: Generated<number>;
    client_id: number;
    customer_name: string;
    folded_customer_name: string;
    /** Either may be empty. */
    customer_email: string;
    customer_phone: Generated<string>;
    folded_phone: Generated<string>;
    message: string;
    folded_message: string;
    rating: number;
    status: string;
    /** The company's answer; null without one. */
    response: string | null;
    /** Who wrote it down: `visitor` or `owner`. */
    origin: string;
    /** What its sender agreed to; empty for a testimonial. */
    consent: string;
    /** What tells the visitor's form from every other; null for a testimonial. */
    ticket: string | null;
    created_at: string;
    updated_at: string;
    /** Since when it has been shown with a response, which its sender was told of then. */
    responded_at: string | null;
  };
};

/** For how long a figure counts. */
export type Span = "day" | "month" | "year";
