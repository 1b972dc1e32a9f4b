import { setTimeout as sleep } from "node:timers/promises";
import type { Transaction } from "kysely";
import { DatabaseError } from "./failure";
import type { Database, Db } from "./schema";

/** Tries of a transaction that others of ours came before. */
const attempts = 5;

/** How long one waits for what another program holds, such as one that copies the database, in milliseconds. */
const patience = 5_000;

/**
 * Runs `work` in one transaction: all of it happens or nothing.
 *
 * On SQLite transactions run one after the other. On PostgreSQL they run side by side, READ COMMITTED, and what must
 * hold when they race is held by rows: whoever counts, compares or looks before it writes first takes the lock of the
 * row that the rule is about (`lockClient`, `lockUser`, `lockSignUps` …), and what must be unique is a unique index.
 * SERIALIZABLE would need no locks, but it would let calls fail that have nothing to do with each other, more of them the
 * busier the service is; a lock makes the second call wait and then succeed or be told why not. A transaction takes the
 * client's lock before its user's, so that two never wait for each other.
 *
 * Where another call was faster all the same (a unique value taken in between, a deadlock), the transaction is begun
 * anew, and `work` then sees what the other has written and answers as if it had come later. So `work` may run several
 * times: it writes nothing but rows, and those only through `trx`.
 *
 * @throws DatabaseError, and whatever `work` throws.
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
      // Those that met do not meet again at the same moment.
      await sleep(Math.random() * 10 * 2 ** Math.min(attempt, attempts));
    }
  }
}
