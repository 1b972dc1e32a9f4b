import type { Db } from "./schema";

/**
 * The database. `provider/open.ts` chooses an implementation at the start; all code above uses the Kysely handle `db`
 * and sees no difference:
 *
 * - values: times are ISO text, booleans are booleans, counts and sums are numbers, text orders by bytes;
 * - search and sorting by name use stored folded texts (`fold.ts`);
 * - related writes go through `transact`, which explains the locking;
 * - a failure that callers can handle is a `DatabaseError` of some kind, not the driver's error.
 */
export type DatabasePort = {
  db: Db;
  /**
   * Runs `work` under a lock for all processes on this database, for work that must be done once, at the first start.
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Closes all connections; no statement may be running. */
  close(): Promise<void>;
};

/** The database of a running service. Its figures tell a clogged connection pool from a database that is away. */
export type ServedDatabase = DatabasePort & {
  /** Number of statements that have finished, with or without an error. */
  countEnded(): number;
  /** Whether the database answers over a new connection. */
  answersOthers(): Promise<boolean>;
};
