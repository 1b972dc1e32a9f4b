import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { openProvider } from "@/provider/open";
import { migrations } from "@/provider/ports/database/migrations";
import { openPostgres } from "@/provider/ports/database/postgres";
import { findFreePort } from "../../../free-port";
import * as servers from "../../../servers/postgres";
import type { TestServer } from "../../../servers/test-server";
import { testOptions } from "../../test-options";
import { startOldServer } from "./old-server";
import { atOnce } from "./two-processes";

/** Opening `url` fails with one line that names the setting, contains `words` and hides the password. */
async function expectRefusal(url: string, words: string, patience = 0): Promise<void> {
  const error = (await openPostgres(url, { patience }).catch((error: unknown) => error)) as Error;
  expect(error).toMatchObject({ name: "StartError", message: expect.stringMatching(/^DATABASE_URL: [^\n]+$/) });
  expect(error.message).toContain(words);
  expect(error.message).not.toContain("s3cret");
}

test.each([
  ["", "must begin with postgres://"],
  ["mysql://root:s3cret@db/cards", "must begin with postgres://"],
  ["db.example/cards", "must begin with postgres://"],
  ["postgres://user:s3cret@db:port/cards", "cannot be read"],
  ["postgres://user:s3cret@[db/cards", "cannot be read"],
  ["postgres://user:s3cret@db/cards?sslrootcert=/nowhere/ca.pem", "cannot be read (ENOENT)"],
])("the address %j is refused", (url, words) => expectRefusal(url, words));

test("a server that does not answer is asked again for a while, then named", async () => {
  const port = await findFreePort();
  const started = Date.now();
  await expectRefusal(`postgres://user:s3cret@127.0.0.1:${port}/cards`, `127.0.0.1:${port}/cards cannot be used`, 600);
  expect(Date.now() - started).toBeGreaterThanOrEqual(600);
});

test("a server older than 15 is refused", async () => {
  const row = { version: "140009", encoding: "UTF8", schema: "public", is_read_only: "f", is_empty: "t" };
  const server = await startOldServer(row);
  const url = `postgres://user:s3cret@127.0.0.1:${server.port}/cards`;
  await expectRefusal(url, `PostgreSQL 15 or newer is needed; 127.0.0.1:${server.port}/cards is of version 14`);
  server.close();
});

function describeStart(): void {
  let server: TestServer;
  let client: pg.Client;
  beforeAll(async () => {
    const opened = await servers.openPostgres();
    if (!opened) throw new Error("PostgreSQL was there when its tests were named");
    server = opened;
    client = new pg.Client({ connectionString: server.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server.close();
  });

  const at = (change: (url: URL) => void): string => {
    const url = new URL(server.url);
    change(url);
    return url.href;
  };
  const withOption = (option: string) => at((url) => url.searchParams.set("options", `-c${option}`));
  const inSchema = async (name: string): Promise<string> => {
    await client.query(`create schema ${name}`);
    return withOption(`search_path=${name}`);
  };

  test("what the server says against us is told at once", async () => {
    const nowhere = at((url) => {
      url.pathname = "nowhere";
    });
    await expectRefusal(nowhere, 'database "nowhere" does not exist', 60_000);
    const nobody = at((url) => {
      url.username = "nobody_here";
      url.password = "s3cret";
    });
    await expectRefusal(nobody, "nobody_here", 60_000);
    await expectRefusal(withOption("search_path=nowhere"), "no schema");
    await expectRefusal(withOption("default_transaction_read_only=on"), "takes no writes");
    const encrypted = at((url) => url.searchParams.set("sslmode", "verify-full"));
    await expectRefusal(encrypted, "does not support SSL");
  });

  test("a schema that we may not write to, and another encoding, are refused", async () => {
    await client.query("create role guest login");
    const guest = at((url) => {
      url.username = "guest";
    });
    await expectRefusal(guest, "permission denied for schema public");
    await client.query(
      "create database legacy encoding 'SQL_ASCII' template template0 locale 'C' locale_provider libc",
    );
    const legacy = at((url) => {
      url.pathname = "legacy";
    });
    await expectRefusal(legacy, "is in SQL_ASCII; it must be in UTF8");
    await client.query("drop database legacy with (force)");
    await client.query("drop role guest");
  });

  test("processes that start together migrate once", async () => {
    const url = await inSchema("together");
    const ports = await atOnce(5, () => openPostgres(url));
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      (ports[0] as (typeof ports)[0]).db,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    for (const { close } of ports) await close();
  });

  test("each schema is a database of its own", async () => {
    const ports = [await openPostgres(await inSchema("one")), await openPostgres(await inSchema("two"))] as const;
    await ports[0].db.insertInto("meta").values({ key: "only here", value: "" }).execute();
    expect(await ports[1].db.selectFrom("meta").selectAll().execute()).toEqual([]);
    for (const { close } of ports) await close();
  });

  test("one that a newer version has changed is refused", async () => {
    const url = await inSchema("newer");
    await (await openPostgres(url)).close();
    await client.query("insert into newer.kysely_migration values ('9999_future', '2026-11-20T10:00:00.000Z')");
    await expect(openPostgres(url)).rejects.toMatchObject({
      name: "StartError",
      message:
        "The database was written by a newer version, which made 9999_future; start that one again, or restore the backup that it made before migrating, with npm run restore",
    });
  });

  describe("a provider", () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "namaskard-postgres-start-"));
    });
    afterEach(() => rm(folder, { recursive: true, force: true }));

    const open = (databaseUrl: string, dataDir = folder) =>
      openProvider({ ...testOptions, tokenSecret: undefined, dataDir, databaseUrl });

    test("makes one administrator, however many start at once", async () => {
      const url = await inSchema("first_start");
      const providers = await atOnce(4, (index) => open(url, path.join(folder, String(index))));
      expect(providers.filter(({ firstStart }) => firstStart !== null)).toHaveLength(1);
      const { rows } = await client.query("select id from first_start.users where is_admin");
      expect(rows).toHaveLength(1);
      for (const { close } of providers) await close();
    });

    test("refuses an empty database beside the files of an old one, and fills none", async () => {
      await (await open(await inSchema("old"))).close();
      await expect(open(await inSchema("emptied"))).rejects.toMatchObject({
        name: "StartError",
        message: expect.stringContaining("is empty, but DATA_DIR has files or secrets of an earlier one"),
      });
      const { rows } = await client.query("select 1 from pg_tables where schemaname = 'emptied'");
      expect(rows).toEqual([]);
      await (await open(withOption("search_path=old"))).close();
    });
  });
}

if (servers.hasPostgres()) describe("PostgreSQL at the start", () => describeStart());
