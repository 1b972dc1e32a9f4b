import { type RawBuilder, type SqlBool, sql } from "kysely";
import { foldPhone } from "../folding/fold-phone";

/** Whether a row was left by whoever has the e-mail or, however it is spaced, the number `contact`. */
export function matchContact(contact: string, columns: { email: string; phone: string }): RawBuilder<SqlBool> {
  return contact.includes("@")
    ? sql`${sql.ref(columns.email)} = ${contact}`
    : sql`${sql.ref(columns.phone)} = ${foldPhone(contact)}`;
}
