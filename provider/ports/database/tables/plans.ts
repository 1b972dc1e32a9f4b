import type { Generated } from "kysely";

/** What clients may have, and what it costs. */
export type PlanTables = {
  /** `limits` and `features` are JSON. Deleted ones stay for deleted clients that may come back. */
  plans: {
    id: Generated<number>;
    name: string;
    price_thousandths: number;
    old_price_thousandths: number | null;
    currency: string;
    months: number;
    trial_days: Generated<number>;
    limits: string;
    features: string;
    is_public: boolean;
    is_default: boolean;
    position: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
  };
  /** One for each client that is on a plan, or has limits or features of its own (JSON; null for those of its plan). */
  subscriptions: {
    client_id: number;
    plan_id: number | null;
    /** All that end in `_on` are days in the site's time zone. */
    started_on: string | null;
    /** As it stood when it was last looked at; null without a plan. */
    state: string | null;
    is_trial: Generated<boolean>;
    /** The last day before it is to be paid; null for never. */
    due_on: string | null;
    /** The day from which its periods count. */
    anchor_on: string | null;
    paused_on: string | null;
    /** The plan that its owner has chosen to have after this one. */
    next_plan_id: number | null;
    /** The last day of this plan where the next one is paid for already. */
    changes_on: string | null;
    /** Its owner has ended it: it runs until its due date. */
    is_ending: Generated<boolean>;
    /** Up to which day its owner has been told what is to come. */
    told_on: string | null;
    /** The next day on which there is something to tell. */
    next_on: string | null;
    limits: string | null;
    features: string | null;
    created_at: string;
    updated_at: string;
  };
};
