import { deleteBefore, type KeptRows } from "../ports/database/queries/delete-before";
import type { Db } from "../ports/database/schema";
import { mayHaveClient } from "./clients-repo";
import { type CreditRow, insertCredit } from "./payments-repo";

const batch = 500;

const kept: readonly KeptRows[] = [
  { table: "payment_requests", key: ["id"], time: "created_on" },
  { table: "payments", key: ["id"], time: "created_on" },
  { table: "invoices", key: ["id"], time: "issued_on" },
];

/** Drops the files of documents of a day up to `last`, before these are deleted. */
export async function dropFilesUntil(trx: Db, last: string, now: string): Promise<void> {
  await trx
    .updateTable("files")
    .set({ dropped_at: now })
    .where("dropped_at", "is", null)
    .where("upload", "in", (eb) =>
      eb
        .selectFrom("invoices")
        .select("file")
        .where("issued_on", "<=", last)
        .where("file", "is not", null)
        .$narrowType<{ file: string }>(),
    )
    .execute();
}

/** Deletes what is of a day up to `last`, in batches, so that other writes do not wait long. */
export async function deleteBooks(db: Db, last: string, signal: AbortSignal): Promise<void> {
  for (const rows of kept) while (!signal.aborted && (await deleteBefore(db, rows, last, batch)) === batch);
}

/** Clients whose credit changed up to a day, by id. */
export function listCreditors(
  db: Db,
  last: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom("credits")
    .select("client_id as id")
    .distinct()
    .where("created_on", "<=", last)
    .where("client_id", ">", after)
    .orderBy("client_id")
    .limit(limit)
    .execute();
}

type Carried = { last: string; created_on: string; created_at: string };

/** Puts one row in place of all up to a day, with what they leave; nothing for a client that was erased. */
export async function carryCredit(trx: Db, client_id: number, { last, ...times }: Carried): Promise<void> {
  const sums: CreditRow[] = await trx
    .selectFrom("credits")
    .select((eb) => ["currency", eb.fn.sum<number>("amount").as("amount")])
    .where("client_id", "=", client_id)
    .where("created_on", "<=", last)
    .groupBy("currency")
    .execute();
  await trx.deleteFrom("credits").where("client_id", "=", client_id).where("created_on", "<=", last).execute();
  if (!(await mayHaveClient(trx, client_id))) return;
  for (const sum of sums)
    if (sum.amount !== 0) await insertCredit(trx, { client_id, cause: "carried", ...sum, ...times });
}
