/**
 * How a web process begins:
 * - `first`: it takes connections at once and answers that it is starting, so that a port that is taken is found out
 *   before anything is touched; then it prints where to open what.
 * - `beside`: it takes connections once it can serve them.
 * - `after`: the same, but it opens its database only when told, once the process before it has closed it.
 */
export type Turn = "first" | "beside" | "after";

/** Supervisor to web process; `begin` carries the socket. */
export type Order =
  | { order: "begin"; turn: Turn }
  | { order: "open" }
  /** Drain and exit. `isReplaced`: a successor serves already. */
  | { order: "retire"; isReplaced: boolean }
  /** Health check. */
  | { order: "pulse" }
  /** Metrics; `number` matches the answer to the question. */
  | { order: "figures"; number: number };

/**
 * Web process to supervisor. `warm`: everything but the database is open; `ready`: it serves; `well` and `stuck` answer
 * the health check, `stuck` for a dead database connection.
 */
export type News = "warm" | "ready" | "well" | "stuck";

/** prom-client metrics; `number` null: the last before exit. */
export type Figures = { number: number | null; metrics: object[] };
