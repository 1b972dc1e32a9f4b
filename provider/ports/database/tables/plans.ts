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
    /** A day. */
    started_on: string | null;
    limits: string | null;
    features: string | null;
    created_at: string;
    updated_at: string;
  };
};
