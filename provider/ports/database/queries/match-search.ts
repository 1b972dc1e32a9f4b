import { type RawBuilder, type SqlBool, sql } from "kysely";
import { fold } from "../folding/fold";

/**
 * Whether one of `columns` contains `search`, in any letter case and script; an empty search matches every row. The
 * columns hold folded text, or text that has no upper case; wildcards in the search are taken literally.
 */
export function matchSearch(search: string, columns: readonly string[]): RawBuilder<SqlBool> {
  if (search === "") return sql`true`;
  const pattern = `%${fold(search).replace(/[\\%_]/g, "\\$&")}%`;
  const matches = columns.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`);
  return sql`(${sql.join(matches, sql` or `)})`;
}
