/** Kinds of failure, the same for every database. */
export type Failure =
  /** Another call came first: a unique value is taken, or a referenced row is gone. */
  | "conflict"
  /** A lock is taken, or the statement ran into a timeout; a retry may succeed. */
  | "busy"
  /** The disk is full. */
  | "full"
  /** The database does not answer. */
  | "unavailable";

/** Thrown for failures that callers can handle; other errors are the driver's own. */
export class DatabaseError extends Error {
  override name = "DatabaseError";

  constructor(
    readonly failure: Failure,
    /** Whether a retry of the transaction may succeed. */
    readonly mayRepeat: boolean,
    cause: Error,
  ) {
    super(cause.message, { cause });
  }
}
