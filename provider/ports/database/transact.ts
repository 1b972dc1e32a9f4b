import { setTimeout as sleep } from "node:timers/promises";
import type { Transaction } from "kysely";
import { DatabaseError } from "./failure";
import type { Database, Db } from "./schema";

/** Tries of a transaction that lost against others. */
const attempts = 5;

/** How long to retry while another program, such as a copy tool, locks the database; in milliseconds. */
const patience = 5_000;

/**
 * Runs `work` in one transaction, all or nothing.
 *
 * On SQLite transactions run one after another. On PostgreSQL they run in parallel with READ COMMITTED, and races are
 * prevented by row locks: code that counts, compares or looks before it writes first locks the row that the rule is
 * about (`lockClient`, `lockUser`, `lockSignUps` …); unique values have a unique index. SERIALIZABLE would need no
 * locks, but it fails unrelated calls, more of them under load; with a lock the second call waits, then succeeds or
 * gets a clear error. Lock order: the client before its user, to avoid deadlocks.
 *
 * If another call still wins (a unique value, a deadlock), the transaction is retried, and `work` sees what the other
 * has written. So `work` may run several times: it must write nothing but rows, and only through `trx`.
 *
 * @throws DatabaseError, and errors of `work`.
 */
export async function transact<T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel("read committed").execute(work);
    } catch (error) {
      if (!(error instanceof DatabaseError) || !error.mayRepeat) throw error;
      const isOver = error.failure === "busy" ? performance.now() - begun > patience : attempt === attempts;
      if (isOver) throw error;
      // Random backoff, so that colliding transactions do not collide again.
      await sleep(Math.random() * 10 * 2 ** Math.min(attempt, attempts));
    }
  }
}
