import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { rollUp } from "@/provider/analytics/events/service";
import { openProvider } from "@/provider/open";
import { noBackup } from "@/provider/ports/database/migrate";
import { openDatabase } from "@/provider/ports/database/open";
import { countRows } from "@/provider/ports/database/queries/count-rows";
import { testOptions } from "@/tests/provider/test-options";
import type { Bench } from "../bench";
import { nameOf, type Where } from "../seed/where";
import { companies } from "./figures";

const callers = 64;
const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36";

/**
 * How many events a provider accepts and stores per second, reported one by one, as cards do, for existing companies.
 * The calls are made in this process, each from another network, so the listener and its rate limits are not included.
 */
export async function measureEvents(bench: Bench, where: Where): Promise<void> {
  const { seconds } = bench.options;
  const before = await countStored(where);
  const provider = await openProvider({ ...testOptions, ...where });
  let accepted = 0;
  const started = performance.now();
  const keepTelling = async () => {
    while (performance.now() - started < seconds * 1000) {
      const { status } = await provider.fetch(buildReport());
      if (status !== 204) throw new Error(`An event was answered with ${status}`);
      accepted++;
      // As between real requests: otherwise this process would never reach its timers, and store nothing.
      await nextTurn();
    }
  };
  await Promise.all(Array.from({ length: callers }, keepTelling));
  // Stores the events still in the buffer.
  await provider.close();
  const took = (performance.now() - started) / 1000;
  const stored = (await countStored(where)) - before;
  bench.report.tell({
    section: "events",
    name: `told one by one, ${nameOf(where)}`,
    companies,
    values: { perSecond: stored / took, accepted, dropped: accepted - stored },
  });
  await measureRollUp(bench, where);
}

/** How fast the roll-up makes their figures, in days of companies. */
async function measureRollUp({ report }: Bench, where: Where): Promise<void> {
  const { dataDir, databaseUrl } = where;
  const { db, close } = await openDatabase(dataDir, databaseUrl, noBackup);
  try {
    const days = await countRows(db.selectFrom("event_days"));
    const deps = { db, now: () => new Date(), announce: async () => {}, config: {} };
    const started = performance.now();
    await rollUp(deps, new AbortController().signal);
    const took = (performance.now() - started) / 1000;
    report.tell({
      section: "events",
      name: `their days counted, ${nameOf(where)}`,
      companies,
      values: { perSecond: days / took },
    });
  } finally {
    await close();
  }
}

function buildReport(): Request {
  const company = Math.floor(Math.random() * companies);
  const at = Date.now();
  return new Request(`http://provider/api/public/company/company-${company}/events/`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": phone, "x-client-address": randomUUID() },
    body: JSON.stringify({ events: [{ id: randomUUID(), kind: "view", at }], sent: at, origin: "qr" }),
  });
}

async function countStored({ dataDir, databaseUrl }: Where): Promise<number> {
  const { db, close } = await openDatabase(dataDir, databaseUrl, noBackup);
  try {
    return await countRows(db.selectFrom("events"));
  } finally {
    await close();
  }
}
