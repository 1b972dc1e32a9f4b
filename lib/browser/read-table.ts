import * as clientFileMessages from "../contract/messages/client-file";

/** What cannot be read as a table; the message says why and what to do. */
export class TableError extends Error {}

type Rules<C extends string> = {
  columns: readonly C[];
  /** Those that a file cannot do without. */
  required: readonly C[];
  /** Rows below the head at most, and what is said of more. */
  rows: number;
  tooLong: string;
  /** What else people call a column, without spaces and in small letters. */
  alias?: Readonly<Record<string, C>>;
};

/** A row's cells by column, as they stand in the file; those of columns that the file lacks are empty. */
export type TableRow<C extends string> = Record<C, string>;

/** The rows below the head of a CSV file. The parser is loaded when it is needed. @throws TableError */
export async function readTable<C extends string>(bytes: ArrayBuffer, rules: Rules<C>): Promise<TableRow<C>[]> {
  const { default: papa } = await import("papaparse");
  const { data, errors } = papa.parse<string[]>(decode(bytes), { skipEmptyLines: "greedy" });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) throw new TableError(clientFileMessages.tableMalformed((broken.row ?? 0) + 1));
  const [head, ...lines] = data;
  if (!head || lines.length === 0) throw new TableError(clientFileMessages.tableEmpty);
  if (lines.length > rules.rows) throw new TableError(rules.tooLong);

  const { columns, required, alias = {} } = rules;
  const places = head.map((cell) => readColumn(cell, columns, alias));
  const missing = required.filter((column) => !places.includes(column));
  if (missing.length > 0) throw new TableError(clientFileMessages.tableColumns(missing));
  return lines.map((cells) => {
    const entries = columns.map((column) => [column, cells[places.indexOf(column)] ?? ""]);
    return Object.fromEntries(entries) as TableRow<C>;
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
  throw new TableError(clientFileMessages.tableEncoding);
}

/** "Company Name", "company_name" and "COMPANYNAME" are one column. */
function readColumn<C extends string>(
  head: string,
  columns: readonly C[],
  alias: Readonly<Record<string, C>>,
): C | undefined {
  const name = head.toLowerCase().replace(/[\s_-]+/g, "");
  const known = columns.find((column) => column.replaceAll("_", "") === name);
  return known ?? (Object.hasOwn(alias, name) ? alias[name] : undefined);
}
