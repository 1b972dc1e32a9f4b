import { sql } from "kysely";
import type { DatabasePort } from "@/provider/ports/database/database";
import { DatabaseError } from "@/provider/ports/database/failure";
import { openPostgres } from "@/provider/ports/database/postgres";
import { connectPostgres, noLimits } from "@/provider/ports/database/postgres-connection";
import type { Db } from "@/provider/ports/database/schema";
import { transact } from "@/provider/ports/database/transact";
import * as servers from "../../../servers/postgres";
import type { TestServer } from "../../../servers/test-server";
import { describeDatabase } from "./describe-database";
import { describeAccessMatrix } from "./suites/access-matrix";
import { describeLeadsOfPeople } from "./suites/leads-of-people";
import { describeMemberships } from "./suites/memberships";
import { atOnce } from "./two-processes";

async function openServer(): Promise<TestServer> {
  const server = await servers.openPostgres();
  if (!server) throw new Error("PostgreSQL was there when its tests were named");
  return server;
}

async function openMigrated() {
  const server = await openServer();
  const { db, close } = await openPostgres(server.url);
  return {
    db,
    async close() {
      await close();
      await server.close();
    },
  };
}

const at = "2026-11-20T10:00:00.000Z";
const put = (db: Db, key: string) => db.insertInto("meta").values({ key, value: at }).execute();
const has = async (db: Db, key: string) =>
  (await db.selectFrom("meta").select("key").where("key", "=", key).execute()).length === 1;

/** A promise, and the function that resolves it. */
function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

function describePostgres(): void {
  describe("PostgreSQL", () =>
    describeDatabase(async () => {
      const server = await openServer();
      const processes = [await openPostgres(server.url), await openPostgres(server.url)] as const;
      const close = async () => {
        for (const { close } of processes) await close();
        await server.close();
      };
      return { handles: [processes[0].db, processes[1].db], close };
    }));

  describe("an older PostgreSQL joins accounts and clients by memberships", () =>
    describeMemberships(async () => {
      const server = await openServer();
      const db = connectPostgres(server.url, noLimits);
      const close = async () => {
        await db.destroy();
        await server.close();
      };
      return { db, close };
    }));

  describe("who may do what on PostgreSQL", () => describeAccessMatrix(openMigrated));

  describe("leads of people on PostgreSQL", () => describeLeadsOfPeople(openMigrated));

  describe("one PostgreSQL", () => {
    let server: TestServer;
    let port: DatabasePort;
    let db: Db;
    beforeAll(async () => {
      server = await openServer();
      port = await openPostgres(server.url);
      ({ db } = port);
    });
    afterAll(async () => {
      await port.close();
      await server.close();
    });

    const withParameter = (parameter: string) => {
      const url = new URL(server.url);
      url.searchParams.set(...(parameter.split("=") as [string, string]));
      return url.href;
    };

    test("flags are its booleans, and every text is compared by its bytes", async () => {
      const { rows } = await sql<{ name: string; type: string; collation: string | null }>`
        select column_name as name, data_type as type, collation_name as collation from information_schema.columns
        where table_schema = current_schema() and table_name not like 'kysely_%'`.execute(db);
      expect(rows.length).toBeGreaterThan(90);
      for (const { name, type, collation } of rows) {
        expect([name, type === "boolean"]).toEqual([name, name.startsWith("is_")]);
        if (type === "text") expect([name, collation]).toEqual([name, "C"]);
        expect(["boolean", "text", "bigint"]).toContain(type);
      }
    });

    test("a statement or a lock that takes too long is given up, and the connection serves on", async () => {
      const slow = await openPostgres(withParameter("statement_timeout=200"), { maxConnections: 1 });
      await expect(sql`select pg_sleep(30)`.execute(slow.db)).rejects.toMatchObject({ failure: "busy" });
      expect(await has(slow.db, "nothing")).toBe(false);
      await slow.close();

      const locked = await openPostgres(withParameter("lock_timeout=200"), { maxConnections: 1 });
      const gate = makeGate();
      await put(db, "held");
      const holding = transact(db, async (trx) => {
        await trx.updateTable("meta").set({ value: "" }).where("key", "=", "held").execute();
        gate.open();
        await expect(locked.db.deleteFrom("meta").where("key", "=", "held").execute()).rejects.toMatchObject({
          failure: "busy",
          mayRepeat: false,
        });
      });
      await gate.opened;
      await holding;
      expect(await has(locked.db, "held")).toBe(true);
      await locked.close();
    });

    test("a transaction that says nothing for too long is ended by the server, and nobody else with it", async () => {
      const idle = await openPostgres(withParameter("idle_in_transaction_session_timeout=200"), { maxConnections: 1 });
      const silent = transact(idle.db, async (trx) => {
        await put(trx, "silent");
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await put(trx, "too late");
      });
      await expect(silent).rejects.toMatchObject({ failure: "unavailable" });
      expect(await has(idle.db, "silent")).toBe(false);
      await idle.close();
    });

    test("calls wait for a connection, and are told when none comes", async () => {
      const small = await openPostgres(server.url, { maxConnections: 2 });
      const answers = await atOnce(40, () => sql<{ one: number }>`select 1 as one`.execute(small.db));
      expect(answers.every(({ rows }) => rows[0]?.one === 1)).toBe(true);

      const gate = makeGate();
      const holding = atOnce(2, () => transact(small.db, () => gate.opened));
      await expect(has(small.db, "nothing")).rejects.toMatchObject({ name: "DatabaseError", failure: "busy" });
      gate.open();
      await holding;
      expect(await has(small.db, "nothing")).toBe(false);
      await small.close();
    });

    test("two transactions that wait for each other both end well", async () => {
      for (const key of ["left", "right"]) await put(db, key);
      let attempts = 0;
      const [first, second] = [makeGate(), makeGate()];
      const lock = (trx: Db, key: string) =>
        trx.updateTable("meta").set({ value: at }).where("key", "=", key).execute();
      const cross = (own: string, other: string, mine: typeof first, theirs: typeof first) =>
        transact(db, async (trx) => {
          attempts++;
          await lock(trx, own);
          mine.open();
          await theirs.opened;
          await lock(trx, other);
        });
      await Promise.all([cross("left", "right", first, second), cross("right", "left", second, first)]);
      expect(attempts).toBe(3);
    });

    test("whoever comes second to a unique value looks again and sees it", async () => {
      const [inserted, goOn] = [makeGate(), makeGate()];
      const first = transact(db, async (trx) => {
        await put(trx, "wanted");
        inserted.open();
        await goOn.opened;
      });
      await inserted.opened;
      const seen: boolean[] = [];
      const second = transact(db, async (trx) => {
        seen.push(await has(trx, "wanted"));
        if (!seen.at(-1)) await put(trx, "wanted");
      });
      setTimeout(goOn.open, 300);
      await Promise.all([first, second]);
      expect(seen).toEqual([false, true]);
    });

    test("a transaction whose failure was passed over is no success", async () => {
      await put(db, "twice");
      const swallowing = transact(db, async (trx) => {
        await put(trx, "kept by mistake");
        await put(trx, "twice").catch(() => {});
      });
      await expect(swallowing).rejects.toThrow("A failed transaction was to be committed");
      expect(await has(db, "kept by mistake")).toBe(false);
    });

    test("an error tells nothing of a row's content", async () => {
      const values = { key: "a secret key", value: null as never };
      const error = await db
        .insertInto("meta")
        .values(values)
        .execute()
        .catch((error: unknown) => error);
      expect(error).not.toBeInstanceOf(DatabaseError);
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("a secret");
    });
  });
}

if (servers.hasPostgres()) describePostgres();
else test("PostgreSQL is missing", () => expect(process.env.CI).toBeUndefined());
