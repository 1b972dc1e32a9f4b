import { type Kysely, sql } from "kysely";
import { fold } from "./fold";

const batch = 500;

/**
 * Folds texts of existing rows; `columns` maps each text to its folded column. Works in batches, so memory does not
 * grow with the table; rows that stand as they should are not written.
 */
export async function fillFolded(
  db: Kysely<unknown>,
  table: string,
  columns: Record<string, string>,
  foldText: (text: string) => string = fold,
): Promise<void> {
  const texts = Object.keys(columns);
  // Both databases name the columns of VALUES column1, column2 and so on.
  const assignments = Object.values(columns).map(
    (folded, index) => sql`${sql.ref(folded)} = ${sql.ref(`batch.column${index + 2}`)}`,
  );
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; [column: string]: unknown }>`
      select id, ${sql.join([...texts, ...Object.values(columns)].map((column) => sql.ref(column)))}
      from ${sql.table(table)} where id > ${after} order by id limit ${batch}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const changed = rows
      .map((row) => ({ row, folded: texts.map((text) => foldText(String(row[text]))) }))
      .filter(({ row, folded }) => Object.values(columns).some((column, index) => row[column] !== folded[index]));
    if (changed.length === 0) continue;
    const tuples = changed.map(({ row, folded }) => sql`(cast(${row.id} as bigint), ${sql.join(folded)})`);
    await sql`update ${sql.table(table)} set ${sql.join(assignments)} from (values ${sql.join(tuples)}) as batch
      where ${sql.ref(`${table}.id`)} = batch.column1`.execute(db);
  }
}
