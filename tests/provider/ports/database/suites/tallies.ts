import { randomInt } from "node:crypto";
import { type ClientListQuery, clientListQuerySchema } from "@/lib/contract/clients/schema";
import { listClients } from "@/provider/clients/repo";
import { countRows } from "@/provider/ports/database/queries/count-rows";
import { readTally, readTallyBefore } from "@/provider/ports/database/queries/tallies";
import type { Db } from "@/provider/ports/database/schema";
import { transact } from "@/provider/ports/database/transact";
import { insertClient } from "../../../insert-client";
import { atOnce } from "../two-processes";

/** Counts and sums that the database maintains by triggers, whatever happens to the rows. */
export function describeTallies(handles: () => readonly [Db, Db]): void {
  const times = ["2026-01-31T23:59:59.999Z", "2026-02-01T00:00:00.000Z", "2026-02-01T12:00:00.000Z"];
  const pick = <T>(values: readonly T[]): T | undefined => values[randomInt(Math.max(1, values.length))];

  const insertDocument = (db: Db, client_id: number, number: number) => {
    const file = `${client_id}-${number}-${randomInt(1e12)}`;
    const row = { client_id, file, file_name: "", folded_file_name: "", size: 1, uploaded_at: pick(times) ?? "" };
    return db.insertInto("documents").values(row).execute();
  };
  const block = (db: Db, id: number, isActive: boolean) =>
    db.updateTable("clients").set({ is_active: isActive }).where("id", "=", id).execute();
  const remove = (db: Db, id: number) => db.deleteFrom("clients").where("id", "=", id).execute();

  async function expectTrue(db: Db): Promise<void> {
    const active = db.selectFrom("clients").where("is_active", "=", true);
    const documents = db.selectFrom("documents");
    expect(await readTally(db, "clients")).toBe(await countRows(db.selectFrom("clients")));
    expect(await readTally(db, "active_clients")).toBe(await countRows(active));
    expect(await readTally(db, "documents")).toBe(await countRows(documents));
    expect(await readTally(db, "shown_documents")).toBe(
      await countRows(active.innerJoin("documents", "documents.client_id", "clients.id")),
    );
    for (const time of times)
      expect(await readTallyBefore(db, "documents", time)).toBe(
        await countRows(documents.where("uploaded_at", "<", time)),
      );
    const log = db.selectFrom("audit_log");
    expect(await readTally(db, "audit")).toBe(await countRows(log));
    expect(await readTally(db, "audit:sign_in", "audit:sign_out")).toBe(
      await countRows(log.where("action", "in", ["sign_in", "sign_out"])),
    );
  }

  test("tallies are what counting says, whatever comes, goes or changes, on several connections at once", async () => {
    const [db] = handles();
    const ids = await Promise.all(Array.from({ length: 12 }, () => insertClient(db)));
    const deeds = [
      (on: Db, id: number) => insertDocument(on, id, 1),
      (on: Db, id: number) => block(on, id, false),
      (on: Db, id: number) => block(on, id, true),
      (on: Db, id: number) => on.deleteFrom("documents").where("client_id", "=", id).execute(),
      (on: Db, id: number) => remove(on, id),
      (on: Db) =>
        on
          .insertInto("audit_log")
          .values(
            ["sign_in", "sign_out", "client_created"].map((action) => ({
              at: pick(times) ?? "",
              actor_id: null,
              action,
              target: "",
              address: "",
              detail: "",
              client_id: null,
            })),
          )
          .execute(),
      (on: Db) => on.deleteFrom("audit_log").where("at", "<", "2026-02-01").execute(),
    ];
    await atOnce(4, async (worker) => {
      const handle = handles()[worker % 2] as Db;
      for (let round = 0; round < 25; round++) {
        const id = pick(ids) as number;
        const deed = pick(deeds) as (typeof deeds)[number];
        // Locks the client first, as every write of the service does.
        await transact(handle, async (trx) => {
          const client = await trx
            .updateTable("clients")
            .set({ phone: "" })
            .where("id", "=", id)
            .returning("id")
            .executeTakeFirst();
          if (client) await deed(trx, id);
        });
      }
    });
    await expectTrue(db);
    for (const id of ids) await remove(db, id);
    await expectTrue(db);
  });

  test("what is undone is not counted", async () => {
    const [db] = handles();
    const id = await insertClient(db);
    const undone = transact(db, async (trx) => {
      await insertDocument(trx, id, 1);
      await remove(trx, id);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await expectTrue(db);
  });

  const list = async (query: Partial<ClientListQuery>) =>
    listClients(handles()[0], { ...clientListQuerySchema.parse({}), ...query });

  test("a client is found by what its account says now", async () => {
    const [db] = handles();
    const id = await insertClient(db, { company_name: "Kept in step" });
    const { owner_id } = await db
      .selectFrom("clients")
      .select("owner_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await db.updateTable("users").set({ email: "moved@in-step.example" }).where("id", "=", owner_id).execute();
    await block(db, id, false);
    const { rows } = await list({ search: "ved@in-step" });
    expect(rows).toMatchObject([{ id, email: "moved@in-step.example", is_active: false }]);
    expect((await list({ search: "kept in step", is_active: true })).rows).toEqual([]);
  });

  test.each(["ord", 'word" or "x', "a-b*c", "100%", "शर्म", "'; drop", "98", "x", "🙂🙂🙂", "\\word", "(near"])(
    "a part %p of a name finds those that have it, and no others",
    async (part) => {
      const [db] = handles();
      const unique = `q${randomInt(1e9)}`;
      const ids = [await insertClient(db, { company_name: `${unique} s${part}d` })];
      await insertClient(db, { company_name: `${unique} other` });
      const found = (await list({ search: `${unique} s${part}` })).rows.map(({ id }) => id);
      expect(found).toEqual(ids);
      expect((await list({ search: part, page_size: 100 })).rows.map(({ id }) => id)).toContain(ids[0]);
      await remove(db, ids[0] as number);
      expect((await list({ search: `${unique} s${part}` })).count).toBe(0);
    },
  );

  test("every page of a list, from either end, is the part of the whole that it says", async () => {
    const [db] = handles();
    for (let number = 0; number < 23; number++)
      await insertClient(db, { company_name: number % 3 === 0 ? "Same name" : `Name ${number}` });
    for (const ordering of ["company_name", "-company_name", "email", "is_active", "-created_at"] as const) {
      const whole = await list({ ordering, page_size: 100 });
      const pages = [];
      for (let page = 1; page <= Math.ceil(whole.count / 4); page++)
        pages.push(...(await list({ ordering, page, page_size: 4 })).rows);
      expect(whole.count).toBeLessThanOrEqual(100);
      expect(pages.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id));
    }
  });
}
