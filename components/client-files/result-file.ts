import type { ImportRow } from "@/lib/api/client-import";
import type { ImportedRow } from "@/lib/contract/clients/schema";
import { importColumns } from "@/lib/contract/clients/values";
import { toCsv } from "@/lib/contract/csv";
import type { T } from "@/lib/i18n/translator";

/** An empty file with the columns that are read, and a row that shows how. */
export function writeTemplate(): string {
  return toCsv([[...importColumns], ["Asha Traders", "asha@example.com", "+91 98765 43210", "", "", "active"]]);
}

/** Every row that was sent with what has become of it. */
export function writeResult(t: T, rows: readonly ImportRow[], results: readonly ImportedRow[]): string {
  return toCsv([
    ["company_name", "email", "outcome", "note"],
    ...results.map((result) => {
      const row = rows[result.row];
      return [row?.company_name ?? "", row?.email ?? "", result.outcome, notesOf(t, result).join("\n")];
    }),
  ]);
}

/** Why a row has not become a client. */
export function notesOf(t: T, { fields }: ImportedRow): string[] {
  return Object.values(fields ?? {})
    .flat()
    .map((reason) => t.say(reason));
}
