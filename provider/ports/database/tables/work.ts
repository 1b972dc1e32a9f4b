import type { Generated } from "kysely";

/** Background work and its results. */
export type WorkTables = {
  /** Row counts, maintained by triggers and read by `tallies.ts`. */
  tallies: { name: string; day: string; slot: number; count: number };
  /** Background jobs. `lease` is held by a process until `leased_until`; a dead job no longer runs. */
  jobs: {
    id: Generated<number>;
    kind: string;
    /** Unique; for a recurring job it is its kind. */
    key: string | null;
    payload: string;
    run_at: string;
    attempts: number;
    lease: string | null;
    leased_until: string | null;
    /** The error of the last run. */
    error: string | null;
    dead_at: string | null;
    created_at: string;
    /** The request that created it, if any. */
    request_id: string | null;
  };
  /** Logged errors, one row per message and hour. */
  faults: {
    id: Generated<number>;
    hour: string;
    message: string;
    /** The error in one line; empty if there is none. */
    detail: string;
    count: number;
    last_at: string;
    /** Of the latest occurrence. */
    request_id: string | null;
    job: string | null;
  };
  /** What was done to many clients at once: `action` is JSON, `undoes` the run that this one takes back. */
  bulk_runs: {
    id: Generated<number>;
    action: string;
    undoes: number | null;
    created_at: string;
    finished_at: string | null;
  };
  /** Its clients. `outcome` is null until it is a client's turn; `before` and `after` are JSON of what undo needs. */
  bulk_items: {
    run_id: number;
    client_id: number;
    outcome: string | null;
    before: string | null;
    after: string | null;
  };
  /** What was last found of each check of the service. */
  findings: {
    name: string;
    state: string;
    /** A text that is said: a message's key with its parameters. */
    detail: string;
    value: number | null;
    /** When administrators were last told of it; null while all is well. */
    told_at: string | null;
    /** Since when all is well again with what they were told of. */
    well_since: string | null;
  };
  idempotency_keys: {
    user_id: number;
    key: string;
    fingerprint: string;
    /** Null while the call is running. */
    status: number | null;
    body: string;
    created_at: string;
    /** Identifies the call that claimed the key, until `claimed_until`. */
    claim: string;
    claimed_until: string;
  };
};
