import { importColumns, requiredImportColumns } from "@/lib/contract/client-file";
import { readCsvText } from "@/lib/contract/csv";
import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import type { ImportRow } from "./import";

type Column = (typeof importColumns)[number];

/** What cannot be read as a file of clients; the message says why and what to do. */
export class ClientFileError extends Error {}

/** The file's rows below its head. The parser is loaded when it is needed. @throws ClientFileError */
export async function readClientFile(file: File): Promise<ImportRow[]> {
  if (!/\.csv$/i.test(file.name)) throw new ClientFileError(messages.csvOnly);
  if (file.size > limits.clientFile.bytes) throw new ClientFileError(messages.clientFileTooLarge);
  const text = decode(await file.arrayBuffer());
  const { default: papa } = await import("papaparse");
  const { data, errors } = papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) throw new ClientFileError(messages.clientFileMalformed((broken.row ?? 0) + 1));
  const [head, ...lines] = data;
  if (!head || lines.length === 0) throw new ClientFileError(messages.clientFileEmpty);
  if (lines.length > limits.clientFile.rows) throw new ClientFileError(messages.clientFileTooLong);

  const columns = head.map(readColumn);
  const missing = requiredImportColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new ClientFileError(messages.clientFileColumns(missing));
  return lines.map((cells) => {
    const cellOf = (column: Column) => readCsvText(cells[columns.indexOf(column)] ?? "");
    return {
      company_name: cellOf("company_name"),
      email: cellOf("email"),
      phone: cellOf("phone"),
      password: cells[columns.indexOf("password")] ?? "",
      is_active: cellOf("status"),
    };
  });
}

function decode(bytes: ArrayBuffer): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // Texts in UTF-16 can pass for UTF-8, with a zero behind each letter.
    if (!text.includes("\0")) return text;
  } catch {
    // Told below, as the other encoding is.
  }
  throw new ClientFileError(messages.clientFileEncoding);
}

/** "Company Name", "company_name" and "COMPANYNAME" are one column. */
function readColumn(head: string): string {
  const name = head.toLowerCase().replace(/[\s_-]+/g, "");
  if (name === "isactive") return "status";
  return importColumns.find((column) => column.replace("_", "") === name) ?? "";
}
