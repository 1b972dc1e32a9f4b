import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** Payment details and more about a company; empty text if not set. */
export async function addPayment(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  const no = boolean === "boolean" ? false : 0;
  const profiles = () => db.schema.alterTable("profiles");
  for (const name of ["upi_id", "upi_name", "gstin", "category"])
    await profiles()
      .addColumn(name, text, (column) => required(column).defaultTo(""))
      .execute();
  await profiles()
    .addColumn("is_upi_linked", boolean, (column) => required(column).defaultTo(no))
    .execute();
  await profiles().addColumn("bank", text).execute();
  await profiles().addColumn("founded", integer).execute();
}
