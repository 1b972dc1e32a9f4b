import type { Kysely } from "kysely";
import { fillFolded } from "../folding/fill-folded";
import { fold } from "../folding/fold";

const foldedColumns: Record<string, Record<string, string>> = {
  clients: { company_name: "folded_name" },
  deleted_clients: { company_name: "folded_name" },
  documents: { file_name: "folded_file_name" },
  products: { name: "folded_name", description: "folded_description" },
  videos: { title: "folded_title", description: "folded_description" },
  banners: { title: "folded_title", description: "folded_description" },
  people: { name: "folded_name", role: "folded_role" },
  sign_ups: { company_name: "folded_company_name", name: "folded_name" },
  feedback: { customer_name: "folded_customer_name", message: "folded_message" },
  leads: { name: "folded_name", message: "folded_message" },
};

const batch = 500;

type Tables = { company_names: { folded_name: string; client_id: number; created_at: string } };

/** Folds all texts anew: nuktas, joiners, both yehs and kafs, and digits of any script no longer tell words apart. */
export async function foldAnew(untyped: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(foldedColumns)) await fillFolded(untyped, table, columns);

  // Of former names only the folded one is stored; folding it once more gives the new one.
  const db = untyped as Kysely<Tables>;
  for (let after = ""; ; ) {
    const names = db.selectFrom("company_names").selectAll().where("folded_name", ">", after);
    const rows = await names.orderBy("folded_name").orderBy("client_id").limit(batch).execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.folded_name;
    for (const row of rows) {
      const folded_name = fold(row.folded_name);
      if (folded_name === row.folded_name) continue;
      const { client_id } = row;
      await db
        .insertInto("company_names")
        .values({ ...row, folded_name })
        .onConflict((conflict) => conflict.columns(["folded_name", "client_id"]).doNothing())
        .execute();
      await db
        .deleteFrom("company_names")
        .where("folded_name", "=", row.folded_name)
        .where("client_id", "=", client_id)
        .execute();
    }
  }
}
