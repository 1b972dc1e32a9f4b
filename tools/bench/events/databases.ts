import type { Bench } from "../bench";
import { onEachDatabase } from "../seed/each-database";
import { measureAnalytics } from "./analytics";
import { measureEvents } from "./events";

/** Events and figures on SQLite and, where there is a server, on PostgreSQL. */
export async function measureDatabases(bench: Bench): Promise<void> {
  if (bench.options.events === 0) return;
  await onEachDatabase(async (where) => {
    await measureAnalytics(bench, where, bench.options.events);
    await measureEvents(bench, where);
  });
}
