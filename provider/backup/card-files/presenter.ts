import { type CardImport, type CardImportReport, cardImportStatuses } from "@/lib/contract/backup/schema";
import type { ImportRow } from "./repo";

/** No row means that there was no import. */
export function presentImport(row: ImportRow | undefined): CardImport {
  if (!row) return { status: "none", detail: "", report: null, started_at: null };
  return {
    status: cardImportStatuses.find((status) => status === row.status) ?? "none",
    detail: row.detail,
    report: JSON.parse(row.report ?? "null") as CardImportReport | null,
    started_at: row.started_at,
  };
}
