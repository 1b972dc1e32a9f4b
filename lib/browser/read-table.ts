import * as clientFileMessages from "../contract/clients/file-messages";

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

export type Table<C extends string> = {
  rows: TableRow<C>[];
  /** What stands between cells. */
  separator: string;
};

const separators = [",", ";", "\t", "|"];

/** The rows below the head of a CSV file. The parser is loaded when it is needed. @throws TableError */
export async function readTable<C extends string>(bytes: ArrayBuffer, rules: Rules<C>): Promise<Table<C>> {
  const { default: papa } = await import("papaparse");
  const { columns, required, alias = {} } = rules;
  const { text, separators: likely } = splitOff(decode(bytes));
  const placesOf = (head: readonly string[] = []) => head.map((cell) => readColumn(cell, columns, alias));
  const known = (delimiter: string) => {
    const [head] = papa.parse<string[]>(text, { delimiter, newline: "\n", preview: 1 }).data;
    return placesOf(head).filter(Boolean).length;
  };
  // Of the one that makes the most columns of the head; the cells below hold commas of their own.
  const separator = likely.reduce((best, next) => (known(next) > known(best) ? next : best));

  const { data, errors } = papa.parse<string[]>(text, {
    delimiter: separator,
    newline: "\n",
    skipEmptyLines: "greedy",
  });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) throw new TableError(clientFileMessages.tableMalformed((broken.row ?? 0) + 1));
  const [head, ...lines] = data;
  if (!head || lines.length === 0) throw new TableError(clientFileMessages.tableEmpty);
  if (lines.length > rules.rows) throw new TableError(rules.tooLong);

  const places = placesOf(head);
  const missing = required.filter((column) => !places.includes(column));
  if (missing.length > 0) throw new TableError(clientFileMessages.tableColumns(missing));
  const wide = lines.findIndex((cells) => cells.slice(head.length).some((cell) => cell.trim() !== ""));
  if (wide >= 0) throw new TableError(clientFileMessages.tableWide(wide + 2));
  const rows = lines.map((cells) => {
    const entries = columns.map((column) => [column, cells[places.indexOf(column)] ?? ""]);
    return Object.fromEntries(entries) as TableRow<C>;
  });
  return { rows, separator };
}

/** UTF-8, and what Excel calls "Unicode Text": UTF-16 behind its mark. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "";
  try {
    const text = new TextDecoder(encoding || "utf-8", { fatal: true }).decode(bytes);
    // Texts in UTF-16 can pass for UTF-8, with a zero behind each letter.
    if (!text.includes("\0")) return text;
  } catch {
    // Told below, as the other encoding is.
  }
  throw new TableError(clientFileMessages.tableEncoding);
}

/**
 * The table's text with one kind of line end, because files are put together from several sources and the parser knows
 * one; and what may stand between its cells, first what Excel's own first line says: "sep=;".
 */
function splitOff(file: string): { text: string; separators: readonly string[] } {
  const text = file.replace(/\r+\n|\r/g, "\n").replace(/^[\uFEFF\n]+/, "");
  const [line, said] = /^"?sep=([^\n])"?[^\n]*\n+/i.exec(text) ?? [];
  if (!line || !said) return { text, separators };
  return { text: text.slice(line.length), separators: [said, ...separators] };
}

/** "Company Name", "company_name" and "COMPANY-NAME:" are one column. */
function readColumn<C extends string>(
  head: string,
  columns: readonly C[],
  alias: Readonly<Record<string, C>>,
): C | undefined {
  const name = head.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const known = columns.find((column) => column.replaceAll("_", "") === name);
  return known ?? (Object.hasOwn(alias, name) ? alias[name] : undefined);
}
