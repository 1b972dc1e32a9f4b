import { readTable, TableError } from "@/lib/browser/read-table";
import * as clientFileMessages from "@/lib/contract/clients/file-messages";
import { importColumns, requiredImportColumns } from "@/lib/contract/clients/values";
import { readCsvText } from "@/lib/contract/csv";
import { clientFileLimits } from "@/lib/contract/values";
import type { ImportRow } from "./import";

/** The rows of a file of clients. @throws TableError */
export async function readClientFile(file: File): Promise<ImportRow[]> {
  if (!/\.csv$/i.test(file.name)) throw new TableError(clientFileMessages.csvOnly);
  if (file.size > clientFileLimits.bytes) throw new TableError(clientFileMessages.tooLarge);
  const { rows } = await readTable(await file.arrayBuffer(), {
    columns: importColumns,
    required: requiredImportColumns,
    rows: clientFileLimits.rows,
    tooLong: clientFileMessages.tooLong,
    alias: { isactive: "status" },
  });
  return rows.map(({ company_name, email, phone, whatsapp, password, status }) => ({
    company_name: readCsvText(company_name),
    email: readCsvText(email),
    phone: readCsvText(phone),
    whatsapp: readCsvText(whatsapp).trim().toLowerCase(),
    // No spreadsheet has written one, so whatever it begins with is its own. Nobody can type a line break.
    password: password.replace(/^\n+|\n+$/g, ""),
    is_active: readCsvText(status),
  }));
}
