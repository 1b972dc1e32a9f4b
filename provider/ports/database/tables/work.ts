import type { Generated } from "kysely";

/** What the service does by itself, and how it went. */
export type WorkTables = {
  /** How many rows there are of what is counted often; kept by triggers, and read by `tallies.ts`. */
  tallies: { name: string; day: string; slot: number; count: number };
  /** Work in the background. `lease` names who holds a job, until `leased_until`; a dead one is run no more. */
  jobs: {
    id: Generated<number>;
    kind: string;
    /** Held by one row at a time; a recurring job's is its kind. */
    key: string | null;
    payload: string;
    run_at: string;
    attempts: number;
    lease: string | null;
    leased_until: string | null;
    /** Why its last run failed. */
    error: string | null;
    dead_at: string | null;
    created_at: string;
    /** The request that it came of; null where it came of none. */
    request_id: string | null;
  };
  /** What the log told as an error: each kind once an hour. */
  faults: {
    id: Generated<number>;
    hour: string;
    message: string;
    /** The error itself in one line; empty where there is none. */
    detail: string;
    count: number;
    last_at: string;
    /** Of the last one. */
    request_id: string | null;
    job: string | null;
  };
  idempotency_keys: {
    user_id: number;
    key: string;
    fingerprint: string;
    /** Null while the call is under way. */
    status: number | null;
    body: string;
    created_at: string;
    /** Names the call that took the key, which holds it until `claimed_until`. */
    claim: string;
    claimed_until: string;
  };
};
