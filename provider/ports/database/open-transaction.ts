import { AsyncLocalStorage } from "node:async_hooks";

/** Stands in the context of a transaction's work, and of whatever was begun there and outlives it. */
type Mark = { isOpen: boolean };

const marks = new AsyncLocalStorage<Mark>();

/** A mark for one transaction: `within` runs its work, `close` says that it has been committed or rolled back. */
export function markTransaction() {
  const mark: Mark = { isOpen: true };
  return {
    within: <T>(work: () => Promise<T>) => marks.run(mark, work),
    close() {
      mark.isOpen = false;
    },
  };
}

/**
 * A transaction that waits for another connection may wait for ever: SQLite has one, and a pool is empty when as many
 * calls do the same.
 *
 * @throws Error inside the work of a transaction that is still open
 */
export function refuseInTransaction(): void {
  if (marks.getStore()?.isOpen) throw new Error("Inside a transaction only the transaction may query the database");
}
