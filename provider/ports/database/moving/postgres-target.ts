import { sql } from "kysely";
import { migrate } from "../migrate";
import { connectPostgres, noLimits } from "../postgres-connection";
import { requirePostgres } from "../postgres-start";
import { admitMoveOf, clearUnfinished, endMove } from "../unfinished-move";
import type { RowTarget } from "./row-target";
import { readTables } from "./tables";
import { insertRows, setCounter } from "./target";

/**
 * An empty PostgreSQL database, or one that holds what the same `source` left there when it was cut off: that is made
 * anew. No site is served from it before it is finished.
 *
 * @throws StartError where it holds anything else.
 */
export async function openPostgresTarget(url: string, source: string, upTo: string): Promise<RowTarget> {
  const { place, schema } = await requirePostgres(url, { mayCreate: true, patience: 5_000 });
  const db = connectPostgres(url, { ...noLimits, max: 1 });
  try {
    await admitMoveOf(source, () => {})(db, place);
    await clearUnfinished(db);
    await migrate(db, { schema, upTo });
    return {
      tables: await readTables(db),
      insert: (table, rows) => insertRows(db, table, rows),
      setCounter: (table, lastGiven) => setCounter(db, table, lastGiven),
      async finish() {
        await migrate(db, { schema });
        await sql`analyze`.execute(db);
      },
      db,
      admit: () => endMove(db),
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
