/**
 * How a web process begins:
 * - `first`: it takes connections at once and answers that it is starting, so that a port that is taken is found out
 *   before anything is touched; then it prints where to open what.
 * - `beside`: it takes connections once it can serve them.
 * - `after`: the same, but it opens its database only when told, once the process before it has closed it.
 */
export type Turn = "first" | "beside" | "after";

/** What the supervisor tells a web process; the socket that it is to listen on comes with `begin`. */
export type Order =
  | { order: "begin"; turn: Turn }
  | { order: "open" }
  /** To leave without refusing or cutting anything, to a successor that serves already or waits for this one's end. */
  | { order: "retire"; isReplaced: boolean }
  /** To say whether it is well. */
  | { order: "pulse" }
  /** To tell its figures, by the number of the question. */
  | { order: "figures"; number: number };

/**
 * What a web process tells the supervisor: all but its database is there, and it serves; then, whenever it is asked, that
 * it is well, or that nothing comes through to its database any more.
 */
export type News = "warm" | "ready" | "well" | "stuck";

/** Its figures as prom-client brings those of several processes together: asked for by that number, or without one its last. */
export type Figures = { number: number | null; metrics: object[] };
