/**
 * State shared by the processes of a site: rate limits, locks, cached results and announcements. A single process keeps
 * it in memory, several in Valkey or Redis. It may be lost at any time; the database has everything that must last.
 */
export type SharedState = {
  /** Limiters with the same `name` share their counts in all processes. */
  createLimiter(options: { name: string; points: number; seconds: number }): Limiter;
  createLockout(options: { name: string; lockMs: number; maxLockMs: number }): Lockout;
  /**
   * Sends `message` to all listeners in all processes, including this one. Resolves once all have handled it, or after
   * two seconds; never rejects. Processes that could not be reached get `onGap` later.
   */
  announce(message: string): Promise<void>;
  /** Returns a function that unsubscribes. */
  listen(listener: Listener): () => void;
  /**
   * Runs `work` under a lock in all processes; null if the lock is taken. The lease is renewed while `work` runs, so it
   * only limits how long a crashed process blocks the lock. While the server is away, the lock covers this process
   * only, so running `work` twice must be harmless.
   */
  tryLock<T>(name: string, leaseMs: number, work: () => Promise<T>): Promise<T | null>;
  /**
   * Runs `work` once for `key` among all processes and caches the result for `keepMs`; parallel callers wait for it.
   * Failures are thrown, not cached. While the server is away, each process runs `work` itself. The result is stored in
   * plain text: encrypt secrets first.
   */
  once(key: string, keepMs: number, work: () => Promise<string>): Promise<string>;
  /** Whether the server answers; always true in memory. */
  isAvailable(): boolean;
  /** The server's time; null if there is no server, or it does not answer. */
  readClock(): Promise<Date | null>;
  /** No other call may be running. */
  close(): Promise<void>;
};

/** Allows `points` per key within `seconds`; the window starts with the first. */
export type Limiter = {
  /** Takes a point and returns 0; if none is left, returns the milliseconds to wait. */
  take(key: string): Promise<number>;
};

/**
 * Locks a key after failures: for `lockMs`, doubling with each further failure up to `maxLockMs`. Failures are
 * forgotten `maxLockMs` after the last lock. Each call is atomic and returns the milliseconds left to wait; during a
 * lock only `lift` changes anything.
 */
export type Lockout = {
  check(key: string): Promise<number>;
  /** Counts a failure; the lock starts with failure number `free`. */
  fail(key: string, free: number): Promise<number>;
  /** Resets the failures, unless the key is locked. */
  clear(key: string): Promise<number>;
  /** Resets the failures and the lock. */
  lift(key: string): Promise<void>;
};

export type Listener = {
  /** The announcing process waits for it, up to two seconds. */
  onMessage(message: string): void | Promise<void>;
  /**
   * Messages may have been missed. Called when this connection is lost or restored, and when another process could not
   * announce.
   */
  onGap(): void;
};
