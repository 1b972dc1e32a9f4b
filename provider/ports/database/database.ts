import type { Db } from "./schema";

/**
 * Where rows live. One implementation is chosen at the start (`provider/open.ts`); everything above it works with the
 * Kysely handle `db` and cannot tell them apart:
 *
 * - values: times are ISO text, booleans are booleans, counts and sums are numbers, text orders by its bytes;
 * - searches and orders by name use the stored folded texts (`fold.ts`);
 * - writes that hang together go through `transact`, which says what holds when they race;
 * - a failure to act on arrives as a `DatabaseError`, which says of what kind it is, never in a driver's own words.
 */
export type DatabasePort = {
  db: Db;
  /** Runs `work` while no other process on this database runs such work: what is made once, at a first start. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Closes every connection; no statement may be under way. */
  close(): Promise<void>;
};

/** The one that a service lives on, so that a way to it that has clogged can be told from a database that is away. */
export type ServedDatabase = DatabasePort & {
  /** How many statements have come to an end here, well or not. */
  countEnded(): number;
  /** Whether somebody else who asks now is answered. */
  answersOthers(): Promise<boolean>;
};
