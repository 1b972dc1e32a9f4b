import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@/provider/ports/database/schema";
import { transact } from "@/provider/ports/database/transact";
import { makeGate } from "../../../../gate";

const count = (db: Db) => db.selectFrom("meta").selectAll().execute();

/** A transaction that waited for another connection might wait for ever. */
export function describeTransactions(handles: () => [Db, Db]): void {
  const inside = /only the transaction may query/;

  test("the pool throws inside a transaction, however deep the call is, and the transaction is undone", async () => {
    const [db] = handles();
    const work = transact(db, async (trx) => {
      await trx.insertInto("meta").values({ key: "undone", value: "1" }).execute();
      await sleep(1);
      await Promise.all([count(db)]);
    });
    await expect(work).rejects.toThrow(inside);
    await expect(transact(db, () => transact(db, count))).rejects.toThrow(inside);
    expect((await count(db)).map(({ key }) => key)).not.toContain("undone");
  });

  test.each(["committed", "rolled back"])(
    "what was begun in a transaction uses the pool once it is %s",
    async (end) => {
      const [db] = handles();
      const { opened: isOver, open: finish } = makeGate();
      let later: Promise<unknown> = Promise.resolve();
      let timer: Promise<unknown> = Promise.resolve();
      const work = transact(db, async () => {
        later = isOver.then(() => count(db));
        timer = new Promise((resolve, reject) =>
          setTimeout(() => isOver.then(() => count(db)).then(resolve, reject), 1),
        );
        if (end === "rolled back") throw new Error("rolled back");
      });
      await work.catch(() => {});
      finish();
      await expect(Promise.all([later, timer])).resolves.toHaveLength(2);
    },
  );

  test("other calls wait or go on while a transaction is open", async () => {
    const [db, other] = handles();
    const gate = makeGate();
    const work = transact(db, () => gate.opened);
    const read = count(other);
    gate.open();
    await expect(Promise.all([work, read])).resolves.toHaveLength(2);
  });
}
