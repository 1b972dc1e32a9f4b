/**
 * What the processes of one site know together: counts, locks, results and news of changes. One process alone keeps it
 * in its memory; several keep it in Valkey or Redis. It may always be lost: what has to last is in the database.
 */
export type SharedState = {
  /** Counts of one `name` are one count, in every process. */
  createLimiter(options: { name: string; points: number; seconds: number }): Limiter;
  createLockout(options: { name: string; lockMs: number; maxLockMs: number }): Lockout;
  /**
   * Hands `message` to every process that listens, this one included. Resolves when all of them have handled it, or
   * after two seconds; never rejects. Processes that could not be reached are told of a gap once they can be.
   */
  announce(message: string): Promise<void>;
  /** Returns the function that ends it. */
  listen(listener: Listener): () => void;
  /**
   * Runs `work` while no other process runs work of that `name`; null where one does. The lease is renewed while `work`
   * runs, so it only says how long the name of a process that died stays taken. While the server is away the lock holds
   * among the calls of this process alone, so `work` must do no harm when it runs twice.
   */
  tryLock<T>(name: string, leaseMs: number, work: () => Promise<T>): Promise<T | null>;
  /**
   * The result of `work`, run once among all processes for `key` and kept for `keepMs` for whoever asks later; those who
   * ask meanwhile wait for it. A failure is thrown and not kept. While the server is away each process runs `work` once.
   * The result is kept as it is: what is secret has to come sealed.
   */
  once(key: string, keepMs: number, work: () => Promise<string>): Promise<string>;
  /** Whether the server behind it answers; always so in memory. */
  isAvailable(): boolean;
  /** What time that server has; null where there is none, or it does not answer. */
  readClock(): Promise<Date | null>;
  /** No other call may be under way. */
  close(): Promise<void>;
};

/** A budget of `points` per key, full again `seconds` after the first of them was taken. */
export type Limiter = {
  /** Takes a point; where none is left, the milliseconds until there is one, else 0. */
  take(key: string): Promise<number>;
};

/**
 * Failures per key, and the wait that grows with them: `lockMs`, and twice as long after each further one, up to
 * `maxLockMs`. Failures are forgotten `maxLockMs` after the last of them and its wait. Each call decides and counts in
 * one step, and answers with the milliseconds that the key has still to wait; while it waits, only `lift` changes anything.
 */
export type Lockout = {
  check(key: string): Promise<number>;
  /** Counts a failure; the one with the number `free` is the first that makes the key wait. */
  fail(key: string, free: number): Promise<number>;
  /** Forgets its failures. */
  clear(key: string): Promise<number>;
  /** Forgets its failures and ends its wait. */
  lift(key: string): Promise<void>;
};

export type Listener = {
  /** The process that announced waits for it, for two seconds at most. */
  onMessage(message: string): void | Promise<void>;
  /** Messages may have been missed; called when the connection is lost, when it is back, and when another's was. */
  onGap(): void;
};
