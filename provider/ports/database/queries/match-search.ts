import { type RawBuilder, type SqlBool, sql } from "kysely";
import { plainPhone } from "@/lib/contract/typed-digits";
import { fold } from "../folding/fold";
import { foldPhone } from "../folding/fold-phone";

/**
 * Whether one of `columns` contains `search`, in any letter case and script; an empty search matches every row. The
 * columns hold folded text, or text that has no upper case; wildcards in the search are taken literally. Folded numbers are
 * searched for its digits, however they are spaced, where it is nothing but a number.
 */
export function matchSearch(search: string, columns: readonly string[]): RawBuilder<SqlBool> {
  if (search === "") return sql`true`;
  const text = fold(search).replace(/[\\%_]/g, "\\$&");
  const number = digitsOf(search);
  const matches = columns.map((column) => {
    const pattern = `%${(column.endsWith("folded_phone") && number) || text}%`;
    return sql`${sql.ref(column)} like ${pattern} escape '\\'`;
  });
  return sql`(${sql.join(matches, sql` or `)})`;
}

/** As a folded number has them: it begins with its country's code. Empty for what is more or less than a number. */
function digitsOf(search: string): string {
  const typed = plainPhone(search);
  return /^\+?[\d\s().-]+$/.test(typed) ? typed.replace(/\D/g, "").replace(/^0+/, "") : "";
}

/** Whether a row was left by whoever has the e-mail or, however it is spaced, the number `contact`. */
export function matchContact(contact: string, columns: { email: string; phone: string }): RawBuilder<SqlBool> {
  return contact.includes("@")
    ? sql`${sql.ref(columns.email)} = ${contact}`
    : sql`${sql.ref(columns.phone)} = ${foldPhone(contact)}`;
}
