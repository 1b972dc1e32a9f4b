import * as clientFileMessages from "../contract/clients/file-messages";

/** The message is for the user. */
export class TableError extends Error {}

type Rules<C extends string> = {
  columns: readonly C[];
  /** Required columns. */
  required: readonly C[];
  /** Maximum of rows below the head, and the message for more. */
  rows: number;
  tooLong: string;
  /** Other names of a column, lower case without spaces. */
  alias?: Readonly<Record<string, C>>;
};

/** Cells by column, unparsed; "" for a missing column. */
export type TableRow<C extends string> = Record<C, string>;

export type Table<C extends string> = {
  rows: TableRow<C>[];
  /** Those of the columns that it has. */
  columns: C[];
  /** What stands between cells. */
  separator: string;
};

const separators = [",", ";", "\t", "|"];

/** Loads the parser on demand. @throws TableError */
export async function readTable<C extends string>(bytes: ArrayBuffer, rules: Rules<C>): Promise<Table<C>> {
  const { default: papa } = await import("papaparse");
  const { columns, required, alias = {} } = rules;
  const { text, separators: likely } = splitOff(decode(bytes));
  const placesOf = (head: readonly string[] = []) => head.map((cell) => readColumn(cell, columns, alias));
  const known = (delimiter: string) => {
    const [head] = papa.parse<string[]>(text, { delimiter, newline: "\n", preview: 1 }).data;
    return placesOf(head).filter(Boolean).length;
  };
  // The separator that recognises the most columns in the head.
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
  return { rows, columns: columns.filter((column) => places.includes(column)), separator };
}

/** UTF-8, or Excel's "Unicode Text": UTF-16 with a BOM. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "";
  try {
    const text = new TextDecoder(encoding || "utf-8", { fatal: true }).decode(bytes);
    // UTF-16 can be valid UTF-8 with NULs.
    if (!text.includes("\0")) return text;
  } catch {}
  throw new TableError(clientFileMessages.tableEncoding);
}

/** Normalises line ends, since files mix them, and lists likely separators, first the one of Excel's "sep=;" line. */
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
  const known = columns.find((column) => column.replace(/[_:]/g, "") === name);
  return known ?? (Object.hasOwn(alias, name) ? alias[name] : undefined);
}
