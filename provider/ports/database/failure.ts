/** Why a statement failed, told alike for every database. */
export type Failure =
  /** Another call came first: a value that must be unique is taken, or a row that is referred to has gone. */
  | "conflict"
  /** Others hold what the statement needs, or it took too long; a moment later it may pass. */
  | "busy"
  /** There is no space left. */
  | "full"
  /** The database does not answer. */
  | "unavailable";

/** What a statement throws when its failure is one to act on; anything else comes through as the driver threw it. */
export class DatabaseError extends Error {
  override name = "DatabaseError";

  constructor(
    readonly failure: Failure,
    /** Whether the same transaction, begun anew, may succeed where this one did not. */
    readonly mayRepeat: boolean,
    cause: Error,
  ) {
    super(cause.message, { cause });
  }
}
