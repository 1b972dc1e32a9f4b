import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/runtime/log/log";
import type { SQLite } from "@/lib/runtime/sqlite.mjs";
import { noBackup } from "@/provider/ports/database/migrate";
import { type MoveOptions, moveRows } from "@/provider/ports/database/moving/move-rows";
import { openPostgres } from "@/provider/ports/database/postgres";
import { openSqlite } from "@/provider/ports/database/sqlite";
import { hasPostgres } from "../../../../servers/postgres";
import { fillOldDatabase, makeOldDatabase } from "../first-release";
import { readFileRows, readSchemaRows } from "./read-both";
import { openSchemas, type Schemas } from "./schemas";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "namaskard-moving-"));
  file = path.join(folder, "namaskard.db");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A database of the first release, with rows in every table that it knew. */
function makeSource(clients: number, change: (sqlite: SQLite.Database) => void = () => {}): void {
  const old = makeOldDatabase(file);
  fillOldDatabase(old, clients);
  change(old);
  old.close();
}

const nothing = { begin: () => {}, advance: () => {} };
const move = (url: string, overrides: Partial<MoveOptions> = {}) =>
  moveRows({
    ...{ file, url, replace: false, watch: nothing, beforeMigration: noBackup, begin: () => {}, settle: () => {} },
    ...overrides,
  });

class Cut extends Error {}

/** A move that ends where the copying is done and nothing is compared yet. */
const moveUpToComparing = (url: string, overrides: Partial<MoveOptions> = {}) => {
  const begin = (step: string) => {
    if (step === "verify") throw new Cut();
  };
  return expect(move(url, { watch: { ...nothing, begin }, ...overrides })).rejects.toThrow(Cut);
};

function describeMove(): void {
  let schemas: Schemas;
  let url: string;
  let name: string;
  beforeAll(async () => {
    schemas = await openSchemas();
  });
  afterAll(() => schemas.close());
  beforeEach(async () => {
    ({ url, name } = await schemas.create());
  });

  const expectSameRows = async () => expect(await readSchemaRows(schemas, name)).toEqual(readFileRows(file));

  test("every row of an older schema arrives with every value, and the file keeps all it had", async () => {
    makeSource(601, (old) => old.exec("update products set position = 9223372036854775807 where id = 5"));
    await copyFile(file, path.join(folder, "migrated.db"));
    await (await openSqlite(path.join(folder, "migrated.db"))).close();
    const counts = await move(url);

    await expectSameRows();
    expect(readFileRows(file)).toEqual(readFileRows(path.join(folder, "migrated.db")));
    expect(Object.fromEntries(counts)).toMatchObject({ users: 602, clients: 601, slugs: 1_202, jobs: 0 });
    expect((await readdir(folder)).sort()).toEqual(["migrated.db", "namaskard.db"]);
    const { rows } = await schemas.query(`select position from ${name}.products where id = 5`);
    expect(rows).toEqual([{ position: "9223372036854775807" }]);
  });

  test("counters go on after the largest number that was ever given", async () => {
    makeSource(3, (old) => old.exec("delete from users where id = 4"));
    await move(url);
    const { db, close } = await openPostgres(url);
    const at = "2026-11-20T10:00:00.000Z";
    const times = { created_at: at, updated_at: at };
    const user = { ...times, email: "new@example.com", username: "new", password_hash: "" };
    const inserted = await db
      .insertInto("users")
      .values({ ...user, is_admin: false, is_active: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(inserted.id).toBe(5);
    const texts = { company_name: "New", folded_name: "new", phone: "", folded_phone: "" };
    const client = { ...times, ...texts, user_id: 5 };
    expect(await db.insertInto("clients").values(client).returning("id").executeTakeFirstOrThrow()).toEqual({ id: 10 });
    const job = { kind: "k", payload: "", run_at: at, attempts: 0, created_at: at };
    expect(await db.insertInto("jobs").values(job).returning("id").executeTakeFirstOrThrow()).toEqual({ id: 1 });
    await close();
  });

  test("a move that is cut off after any batch goes on there and doubles nothing", async () => {
    makeSource(601);
    let left = 0;
    const advance = () => {
      if (--left === 0) throw new Cut();
    };
    for (const batches of [1, 2, 5, 9]) {
      left = batches;
      await expect(move(url, { watch: { ...nothing, advance } })).rejects.toThrow(Cut);
      await expect(openPostgres(url)).rejects.toMatchObject({
        name: "StartError",
        message: expect.stringMatching(
          /^DATABASE_URL: \S+ holds only part .* Run the same command again \(npm run migrate:to-postgres/,
        ),
      });
    }
    await moveUpToComparing(url);
    await move(url);
    await expectSameRows();
    await (await openPostgres(url)).close();
  });

  test("a server that ends the connection ends the move with one line, and it goes on", async () => {
    makeSource(601);
    const end = () =>
      schemas.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'namaskard' and datname = current_database()`);
    jest.spyOn(log, "error").mockImplementation();
    // With every batch, since one that comes between two statements is not noticed: the next has a new connection.
    const ends: Promise<unknown>[] = [];
    const advance = () => void ends.push(end());
    await expect(move(url, { watch: { ...nothing, advance } })).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(
        /^DATABASE_URL: the move was cut off \(.+\); run the same command again to go on$/,
      ),
    });
    await Promise.all(ends);
    await move(url);
    await expectSameRows();
  });

  test("until it is settled the target is no site's; a cut in between is mended by going on", async () => {
    makeSource(3);
    const settle = () => {
      throw new Cut();
    };
    await expect(move(url, { settle })).rejects.toThrow(Cut);
    await expect(openPostgres(url)).rejects.toThrow("holds only part");
    await move(url, {
      begin: () => {
        throw new Error("It was begun already");
      },
    });
    await (await openPostgres(url)).close();
  });

  test.each([
    [
      "update t.products set price_thousandths = 1 where id = 600",
      'The row of products with id "600" differs in PostgreSQL in price_thousandths',
    ],
    [
      "update t.users set is_active = not is_active where id = 700",
      'The row of users with id "700" differs in PostgreSQL in is_active',
    ],
    [
      "update t.profiles set logo = '' where client_id = 8",
      'The row of profiles with client_id "8" differs in PostgreSQL in logo',
    ],
    ["delete from t.videos where id = 2", 'The row of videos with id "2" is missing in PostgreSQL'],
    [
      "update t.slugs set slug = 'current-1' where slug = 'current-10'",
      'The row of slugs with slug "current-10" is missing in PostgreSQL',
    ],
    ["insert into t.meta values ('a', '')", 'The row of meta with key "a" is in PostgreSQL alone'],
  ])("what was changed in the target is found: %s", async (statement, words) => {
    makeSource(701);
    await moveUpToComparing(url);
    await schemas.query(statement.replaceAll("t.", `${name}.`));
    await expect(move(url)).rejects.toMatchObject({
      name: "StartError",
      message: `${words}: it was changed after it was copied. Begin anew with an empty database`,
    });
    await expect(openPostgres(url)).rejects.toThrow("holds only part");
  });

  test("rows behind the last one that was moved are found", async () => {
    makeSource(2);
    await moveUpToComparing(url);
    const added = async () => schemas.query(`insert into ${name}.meta values ('z', '')`);
    await added();
    await expect(move(url)).rejects.toThrow("meta has 2 rows in PostgreSQL instead of 1");
  });

  test("a site that was served between two runs is found out, also where its rows meet", async () => {
    makeSource(2);
    await moveUpToComparing(url);
    const { db, close } = await openSqlite(file);
    await db.deleteFrom("slugs").where("slug", "=", "current-2").execute();
    await db.insertInto("slugs").values({ slug: "z", client_id: 7, is_current: true, created_at: "" }).execute();
    await close();
    await expect(move(url)).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(
        /^DATABASE_URL: rows changed between two runs .* begin anew with an empty database$/,
      ),
    });
  });

  test("a target that holds anything, or another database's unfinished move, is refused and left alone", async () => {
    makeSource(2);
    await schemas.query(`create table ${name}.notes (text text)`);
    await expect(move(url)).rejects.toThrow("is not empty, it has a table notes");
    expect(Object.keys(await readSchemaRows(schemas, name))).toEqual(["notes"]);

    const served = await schemas.create();
    await (await openPostgres(served.url)).close();
    await expect(move(served.url)).rejects.toThrow("is not empty");

    const begun = await schemas.create();
    await moveUpToComparing(begun.url);
    await rm(file);
    await (await openSqlite(file)).close();
    await expect(move(begun.url)).rejects.toThrow("holds the unfinished move of another database");
  });

  test("of a move and a site that begin together on an empty database, only one has it", async () => {
    makeSource(2);
    for (let round = 0; round < 8; round++) {
      const target = await schemas.create();
      let isServed = false;
      const settle = () => {
        if (isServed) throw new Error("A site was served from a part of the rows");
      };
      const [site, moved] = await Promise.allSettled([
        openPostgres(target.url).then((port) => {
          isServed = true;
          return port;
        }),
        sleep(round * 4).then(() => move(target.url, { settle })),
      ]);
      if (site.status === "rejected") expect(site.reason.message).toContain("holds only part");
      else await site.value.close();
      if (moved.status === "rejected") expect(moved.reason.message).toContain("is not empty");
    }
  });

  test("a move that may not begin leaves the target empty", async () => {
    makeSource(2);
    const begin = () => {
      throw new Cut();
    };
    await expect(move(url, { begin })).rejects.toThrow(Cut);
    expect(await readSchemaRows(schemas, name)).toEqual({});
  });

  test("characters that PostgreSQL cannot keep are named by their row, or replaced where that is wanted", async () => {
    makeSource(2, (old) => {
      old.prepare("update audit_log set detail = ? where id = 2").run("a\0b");
      old.exec("update products set description = cast(x'41eda080' as text) where id = 3");
      old.prepare("update products set description = ? where id = 2").run("kept as it is: \ufffd");
    });
    await expect(move(url)).rejects.toMatchObject({
      name: "StartError",
      message:
        'The row of audit_log with id "2" holds in detail a character that PostgreSQL cannot keep. ' +
        "With --replace every such character becomes U+FFFD, as in whatever is written today.",
    });
    await move(url, { replace: true });
    const read = async (column: string, table: string) =>
      (await schemas.query(`select ${column} as text from ${name}.${table} order by id`)).rows.map(({ text }) => text);
    expect(await read("detail", "audit_log")).toEqual(["a\ufffdb", ""]);
    expect(await read("description", "products")).toEqual(["kept as it is: \ufffd", "A\ufffd\ufffd\ufffd"]);
  });

  test("bytes that are no text are found where they stand", async () => {
    makeSource(2, (old) => old.exec("update products set description = cast(x'41eda080' as text) where id = 3"));
    await expect(move(url)).rejects.toThrow('The row of products with id "3" holds in description a character');
  });

  test.each([
    [
      "update products set position = 1.5 where id = 2",
      'The row of products with id "2" holds in position what is no bigint',
    ],
    [
      "update users set is_active = 2 where id = 3",
      'The row of users with id "3" holds in is_active what is no boolean',
    ],
    ["update meta set value = x'00ff'", 'The row of meta with key "demo_seeded" holds in value what is no text'],
  ])("what fits no column is named: %s", async (statement, words) => {
    makeSource(2, (old) => old.exec(statement));
    await expect(move(url)).rejects.toMatchObject({ name: "StartError", message: expect.stringContaining(words) });
  });

  test("a column or table of somebody else's is named", async () => {
    makeSource(2, (old) => old.exec("create table notes (text)"));
    await expect(move(url)).rejects.toThrow("The SQLite database has notes.text, which is none of this service's");
  });
}

if (hasPostgres()) describe("a move into PostgreSQL", () => describeMove());
