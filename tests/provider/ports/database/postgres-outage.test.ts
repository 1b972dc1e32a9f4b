import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { sql } from "kysely";
import { log } from "@/lib/runtime/log/log";
import { createApp } from "@/provider/app";
import type { DatabasePort } from "@/provider/ports/database/database";
import { openPostgres } from "@/provider/ports/database/postgres";
import type { Db } from "@/provider/ports/database/schema";
import { transact } from "@/provider/ports/database/transact";
import { drill } from "../../../at-length";
import { Api, expectError } from "../../../contract/api";
import { canStartPostgres, startOwnPostgres } from "../../../servers/postgres";
import type { OwnTestServer } from "../../../servers/test-server";
import { buildDeps, openApi, reach } from "../../build-deps";
import { atOnce } from "./two-processes";

const put = (db: Db, key: string) => db.insertInto("meta").values({ key, value: "" }).execute();
const readKeys = async (db: Db) => (await db.selectFrom("meta").select("key").execute()).map(({ key }) => key);

function describeOutage(): void {
  let server: OwnTestServer;
  let port: DatabasePort;
  let logged: jest.SpyInstance;
  beforeAll(async () => {
    server = await startOwnPostgres();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    logged = jest.spyOn(log, "error").mockImplementation();
    // The server requires no password, so this one is sent with every connection but protects nothing.
    port = await openPostgres(server.url.replace("postgres@", "postgres:s3cret@"));
  });
  afterEach(() => port.close());

  test("during an outage calls fail with a reason, and afterwards they work without a restart", async () => {
    const deps = await buildDeps({ db: port.db });
    const api: Api = await openApi(deps);
    const client = await api.client();
    // Opens several connections, so that the outage hits idle ones too.
    await atOnce(8, () => client.call("listVideos"));
    await server.kill();
    for (let call = 0; call < 3; call++) {
      const answer = await client.call("listVideos");
      expectError(answer, "unavailable");
      expect(answer.headers.get("retry-after")).toBe("2");
    }
    await server.start();
    expect((await client.call("listVideos")).status).toBe(200);
    await deps.close();
    expect(logged.mock.calls.length).toBeGreaterThan(0);
    expect(inspect(logged.mock.calls, { depth: null, showHidden: true })).not.toContain("s3cret");
  });

  drill("a thousand calls while it is away leave a handful of lines", async () => {
    logged.mockRestore();
    const deps = await buildDeps({ db: port.db });
    const client = await new Api(reach(createApp(deps))).client();
    const written = jest.spyOn(fs, "writeSync");
    await server.kill();
    for (let call = 0; call < 100; call++) await atOnce(10, () => client.call("listVideos"));
    await server.start();
    const lines = written.mock.calls.map(([, line]) => String(line));
    written.mockRestore();
    await deps.close();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(8);
    expect(lines.join("").length).toBeLessThan(40_000);
  });

  test("an interrupted transaction is rolled back, and acknowledged writes are kept", async () => {
    const cut = transact(port.db, async (trx) => {
      await put(trx, "cut off");
      await server.kill();
      await put(trx, "after");
    });
    await expect(cut).rejects.toMatchObject({ name: "DatabaseError", failure: "unavailable" });
    await server.start();

    const acknowledged: string[] = [];
    const writing = atOnce(8, async (writer) => {
      for (let row = 0; row < 400; row++) {
        await put(port.db, `${writer} ${row}`);
        acknowledged.push(`${writer} ${row}`);
      }
    });
    const failing = expect(writing).rejects.toMatchObject({ failure: "unavailable" });
    while (acknowledged.length < 100) await sleep(5);
    await server.kill();
    await failing;
    await server.start();
    const keys = await readKeys(port.db);
    expect(acknowledged.filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys).not.toContain("cut off");
  });

  drill("a database that starts together with us is waited for", async () => {
    await server.kill();
    const opening = openPostgres(server.url, { patience: 30_000 });
    await sleep(500);
    await server.start();
    await (await opening).close();
  });

  drill("a silent database times out, and its connection is not used again", async () => {
    const impatient = await openPostgres(`${server.url}?query_timeout=500`, { maxConnections: 1 });
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(impatient.db);
    const pid = rows[0]?.pid ?? 0;
    process.kill(pid, "SIGSTOP");
    try {
      await expect(readKeys(impatient.db)).rejects.toMatchObject({ failure: "unavailable" });
      await readKeys(impatient.db);
    } finally {
      process.kill(pid, "SIGCONT");
      await impatient.close();
    }
  });
}

if (canStartPostgres()) describe("PostgreSQL that comes and goes", () => describeOutage());
else test("PostgreSQL is missing", () => expect(process.env.CI).toBeUndefined());
