import { type RawBuilder, type SqlBool, sql } from "kysely";
import { plainPhone } from "@/lib/contract/typed-digits";
import { fold } from "../folding/fold";
import { foldPhone } from "../folding/fold-phone";

/**
 * Whether one of `columns` contains `search`, ignoring case in any script; an empty search matches all. The columns
 * must hold folded text or text without upper case. Wildcards in the search are literal. If the search is a phone
 * number, `folded_phone` is searched for its digits.
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

/**
 * The digits to look for in a folded number, without leading zeros, because those start with the country code. Empty if
 * the search has anything else in it.
 */
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
