import { type RawBuilder, type SqlBool, sql } from "kysely";
import { containsPattern } from "../http/list";

/** Whether one of `columns` contains `search`, in any letter case and script; an empty search matches every row. */
export function matchSearch(search: string, columns: readonly string[]): RawBuilder<SqlBool> {
  if (search === "") return sql`true`;
  const pattern = containsPattern(search);
  const matches = columns.map((column) => sql`fold(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql`(${sql.join(matches, sql` or `)})`;
}
