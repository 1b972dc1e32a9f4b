import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type BetterSqlite3 from "better-sqlite3";
import { openPostgresTarget } from "@/provider/backup/rows/postgres";
import { openPostgres } from "@/provider/ports/database/postgres";
import { hasPostgres } from "../../servers/postgres";
import { fillOldDatabase, makeOldDatabase } from "../ports/database/first-release";
import { openSchemas, type Schemas } from "../ports/database/schemas";
import { runCommand } from "../run-command";
import { backUp, restore } from "./restoring";
import { listKinds, makeFolder, makeSite, removeFolders } from "./sites";

afterEach(removeFolders);

/** A site on a database of the first release. */
async function makeOld(change: (old: BetterSqlite3.Database) => void) {
  const site = await makeSite();
  const old = makeOldDatabase(path.join(site.dataDir, "namaskard.db"));
  fillOldDatabase(old, 3);
  change(old);
  old.close();
  return site;
}

test.each(listKinds())(
  "in $name come numbers of 64 bits whole, and what is no text as it is written today",
  async ({ make }) => {
    const site = await makeOld((old) => {
      old.exec("update products set position = 9223372036854775807 where id = 2");
      old.exec("update products set description = cast(x'41eda080' as text) where id = 3");
      old.prepare("update audit_log set detail = ? where id = 2").run("a\0b");
      old.exec("delete from users where id = 4");
    });
    const other = await make();
    expect(await restore(other, [await backUp(site)])).toMatchObject({ code: 0 });
    const { products = [], audit_log = [], users = [] } = await other.readRows();
    const find = (rows: Record<string, unknown>[], id: string) => rows.find((row) => row.id === id);
    expect(find(products, "2")?.position).toBe("9223372036854775807");
    expect(find(products, "3")?.description).toBe("A\ufffd\ufffd\ufffd");
    expect(find(audit_log, "2")?.detail).toBe("a\ufffdb");
    expect(find(users, "4")).toBeUndefined();
  },
);

test.each([
  [
    "update products set position = 1.5 where id = 2",
    'The row of products with id "2" holds in position what is no bigint',
  ],
  ["update users set is_active = 2 where id = 3", 'The row of users with id "3" holds in is_active what is no boolean'],
  ["update meta set value = x'00ff'", 'The row of meta with key "demo_seeded" holds in value what is no text'],
])("what fits no column is named: %s", async (statement, words) => {
  const site = await makeOld((old) => old.exec(statement));
  const { code, output } = await runCommand("backup", { env: { ...site.env, BACKUP_TO: await makeFolder() } });
  expect([code, output]).toEqual([1, expect.stringContaining(words)]);
});

if (hasPostgres())
  describe("a PostgreSQL database that a backup goes to", () => {
    const upTo = "0005_folded_names";
    let schemas: Schemas;
    beforeAll(async () => {
      schemas = await openSchemas();
    });
    afterAll(() => schemas.close());

    test("is empty, or what the same backup has left unfinished", async () => {
      const { url, name } = await schemas.create();
      await schemas.query(`create table ${name}.notes (text text)`);
      await expect(openPostgresTarget(url, "One", upTo)).rejects.toThrow("is not empty, it has a table notes");
      const served = await schemas.create();
      await (await openPostgres(served.url)).close();
      await expect(openPostgresTarget(served.url, "One", upTo)).rejects.toThrow("is not empty");

      const begun = await schemas.create();
      await (await openPostgresTarget(begun.url, "One", upTo)).close();
      await expect(openPostgres(begun.url)).rejects.toMatchObject({
        name: "StartError",
        message: expect.stringMatching(/^DATABASE_URL: \S+ holds only a part of a backup: run npm run restore again/),
      });
      await expect(openPostgresTarget(begun.url, "Another", upTo)).rejects.toThrow("a part of another backup");
      await (await openPostgresTarget(begun.url, "One", upTo)).close();
    });

    test("has either it or a site that begins there at the same time", async () => {
      for (let round = 0; round < 8; round++) {
        const { url } = await schemas.create();
        const [site, target] = await Promise.allSettled([
          openPostgres(url),
          sleep(round * 4).then(() => openPostgresTarget(url, "One", upTo)),
        ]);
        expect([site.status, target.status]).not.toEqual(["fulfilled", "fulfilled"]);
        if (site.status === "rejected") expect(site.reason.message).toContain("holds only a part");
        else await site.value.close();
        if (target.status === "rejected") expect(target.reason.message).toContain("is not empty");
        else await target.value.close();
      }
    });
  });
