import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/runtime/log/log";
import { type Pulse, startPulse } from "@/provider/health/pulse";
import type { ServedDatabase } from "@/provider/ports/database/database";
import { openPostgres } from "@/provider/ports/database/postgres";
import { openSqlite } from "@/provider/ports/database/sqlite";
import { isAtLength } from "../../at-length";
import { canStartPostgres, startOwnPostgres } from "../../servers/postgres";

const every = 50;
const minute = every * 10;

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(log, "error").mockImplementation();
});
afterEach(() => logged.mockRestore());

/** Connections that are still held. */
const held: (() => Promise<void>)[] = [];

/** Holds a connection in an open transaction until the returned function is called. */
async function hold({ db }: ServedDatabase): Promise<() => Promise<void>> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let work: Promise<void> | undefined;
  await new Promise<void>((begun) => {
    work = db.transaction().execute(async () => {
      begun();
      await released;
    });
  });
  const giveBack = async () => {
    release();
    await work;
  };
  held.push(giveBack);
  return giveBack;
}

type Test = (pulse: Pulse, onStuck: jest.Mock) => Promise<void>;

async function watch(database: ServedDatabase, test: Test, rhythm = every) {
  const onStuck = jest.fn();
  const pulse = startPulse(database, { onStuck, every: rhythm });
  try {
    await test(pulse, onStuck);
  } finally {
    pulse.close();
    for (const release of held.splice(0)) await release();
    await database.close();
  }
}

test("a connection that is never released is reported once, without queries piling up behind it", async () => {
  const database = await openSqlite(":memory:");
  await watch(database, async (pulse, onStuck) => {
    await sleep(minute);
    expect(pulse.isStuck()).toBe(false);
    const release = await hold(database);
    await sleep(2 * minute);
    expect(pulse.isStuck()).toBe(true);
    expect(onStuck).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledTimes(1);
    const before = database.countEnded();
    await release();
    await sleep(every / 2);
    // The transaction, the one pulse query that waited, and perhaps one more.
    expect(database.countEnded() - before).toBeLessThanOrEqual(3);
    await sleep(2 * every);
    expect(pulse.isStuck()).toBe(false);
  });
});

test("a short busy spell, or a long one with progress, does not count as stuck", async () => {
  const database = await openSqlite(":memory:");
  await watch(database, async (pulse, onStuck) => {
    for (let time = 0; time < 4; time++) {
      const release = await hold(database);
      await sleep(3 * every);
      await release();
    }
    await database.db.transaction().execute(async (trx) => {
      for (let time = 0; time < 20; time++) {
        await trx.selectFrom("meta").selectAll().execute();
        await sleep(every);
      }
    });
    expect(pulse.isStuck()).toBe(false);
    expect(onStuck).not.toHaveBeenCalled();
  });
});

function describePool(): void {
  // As in the service, calls time out between two pulses.
  const rhythm = 600;
  const minute = 10 * rhythm;
  const limits = { connectionTimeoutMillis: rhythm, query_timeout: rhythm };
  let server: Awaited<ReturnType<typeof startOwnPostgres>>;
  beforeAll(async () => {
    server = await startOwnPostgres();
  });
  afterAll(() => server.close());

  test("an exhausted pool is reported, even though the database answers others", async () => {
    const database = await openPostgres(server.url, { maxConnections: 2, limits });
    await watch(
      database,
      async (pulse) => {
        const releases = [await hold(database), await hold(database)];
        await sleep(2 * minute);
        expect(pulse.isStuck()).toBe(true);
        for (const release of releases) await release();
        await sleep(3 * rhythm);
        expect(pulse.isStuck()).toBe(false);
      },
      rhythm,
    );
  });

  test("a paused server does not count as a stuck process, and everything recovers afterwards", async () => {
    const database = await openPostgres(server.url, { maxConnections: 2, limits });
    await watch(
      database,
      async (pulse, onStuck) => {
        await sleep(3 * rhythm);
        server.pause();
        try {
          // Longer than the timeout for a new connection.
          await sleep(7_000);
          expect(pulse.isStuck()).toBe(false);
        } finally {
          server.resume();
        }
        await sleep(minute);
        // The first query may be the one that finds its connection dead.
        await database.db
          .selectFrom("meta")
          .selectAll()
          .execute()
          .catch(() => {});
        await database.db.selectFrom("meta").selectAll().execute();
        expect(onStuck).not.toHaveBeenCalled();
      },
      rhythm,
    );
  });
}

if (isAtLength && canStartPostgres()) describe("on PostgreSQL", () => describePool());
