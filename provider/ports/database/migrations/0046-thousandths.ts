import { type Kysely, sql } from "kysely";

/** Prices in thousandths, which some currencies need; existing prices are converted from hundredths. */
export async function countPricesInThousandths(db: Kysely<unknown>): Promise<void> {
  for (const name of ["price", "old_price"]) {
    const [cents, thousandths] = [`${name}_cents`, `${name}_thousandths`];
    await db.schema.alterTable("products").renameColumn(cents, thousandths).execute();
    const column = sql.ref(thousandths);
    await sql`update products set ${column} = ${column} * 10 where ${column} is not null`.execute(db);
  }
}
