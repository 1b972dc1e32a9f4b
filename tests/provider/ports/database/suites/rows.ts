import { randomUUID } from "node:crypto";
import { deleteBefore } from "@/provider/ports/database/queries/delete-before";
import { lockRow } from "@/provider/ports/database/queries/lock-row";
import type { Db } from "@/provider/ports/database/schema";
import { transact } from "@/provider/ports/database/transact";
import { insertClient } from "../../../insert-client";

export function describeRows(handles: () => readonly [Db, Db]): void {
  test("a row that is locked stays as it is until the transaction ends", async () => {
    const [first, second] = handles();
    const id = await insertClient(first, { company_name: "Before" });
    const order: string[] = [];
    let waiting: Promise<unknown> = Promise.resolve();
    const holding = transact(first, async (trx) => {
      const client = await lockRow(trx, "clients", "id", id);
      expect(client).toMatchObject({ id, company_name: "Before" });
      waiting = transact(second, async (other) => {
        const seen = await lockRow(other, "clients", "id", id);
        order.push(`then sees ${seen?.phone}`);
      });
      await new Promise((resolve) => setTimeout(resolve, 200));
      order.push("writes first");
      await trx.updateTable("clients").set({ phone: "12345" }).where("id", "=", id).execute();
    });
    await holding;
    await waiting;
    expect(order).toEqual(["writes first", "then sees 12345"]);
  });

  test("a lock changes nothing, finds a row by any column and tells where there is none", async () => {
    const [db] = handles();
    await insertClient(db, { is_active: false });
    const users = db.selectFrom("users").selectAll().orderBy("id", "desc").limit(1);
    const user = await users.executeTakeFirstOrThrow();
    expect(await lockRow(db, "users", "username", user.username)).toEqual(user);
    expect(await users.executeTakeFirstOrThrow()).toEqual(user);
    expect(await lockRow(db, "sign_ups", "id", 0)).toBeUndefined();
  });

  test("any number of accounts have no e-mail; their clients' copy is empty, and follows", async () => {
    const [db] = handles();
    const ids = [await insertClient(db, { email: null }), await insertClient(db, { email: null })];
    const clients = db.selectFrom("clients").select(["owner_id", "email", "is_active"]).where("id", "in", ids);
    expect(await clients.execute()).toMatchObject(ids.map(() => ({ email: "", is_active: true })));
    const { owner_id } = await clients.executeTakeFirstOrThrow();
    const email = `${randomUUID()}@example.com`;
    for (const change of [{ email }, { email: null }]) {
      await db.updateTable("users").set(change).where("id", "=", owner_id).execute();
      const { email: copy } = await clients.where("owner_id", "=", owner_id).executeTakeFirstOrThrow();
      expect(copy).toBe(change.email ?? "");
    }
  });

  test("old rows are deleted so many at a time, the oldest first, and no newer ones", async () => {
    const [db] = handles();
    const id = await insertClient(db);
    const client = await db
      .selectFrom("clients")
      .select("owner_id as user_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { user_id } = client;
    const timeOf = (day: number) => `2020-01-0${day}T00:00:00.000Z`;
    for (const day of [3, 1, 4, 2])
      await db
        .insertInto("idempotency_keys")
        .values({
          user_id,
          key: String(day),
          fingerprint: "",
          status: 200,
          body: "",
          created_at: timeOf(day),
          claim: "",
          claimed_until: timeOf(day),
        })
        .execute();
    const left = async () => {
      const rows = db.selectFrom("idempotency_keys").select("key").where("user_id", "=", user_id).orderBy("key");
      return (await rows.execute()).map(({ key }) => Number(key));
    };
    const rows = { table: "idempotency_keys", key: ["user_id", "key"], time: "created_at" } as const;
    expect(await deleteBefore(db, rows, timeOf(3), 2)).toBe(2);
    expect(await left()).toEqual([3, 4]);
    expect(await deleteBefore(db, rows, timeOf(3), 2)).toBe(1);
    expect(await deleteBefore(db, rows, timeOf(3), 2)).toBe(0);
    expect(await left()).toEqual([4]);
  });
}
