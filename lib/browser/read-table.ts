import * as clientFileMessages from "../contract/clients/file-messages";
import { openCells, TableError } from "./cells";

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

/** Loads the parser on demand. @throws TableError */
export async function readTable<C extends string>(bytes: ArrayBuffer, rules: Rules<C>): Promise<Table<C>> {
  const { columns, required, alias = {} } = rules;
  const { separators, parse } = await openCells(bytes);
  const placesOf = (head: readonly string[] = []) => head.map((cell) => readColumn(cell, columns, alias));
  const known = (delimiter: string) => {
    const [head] = parse(delimiter, 1).data;
    return placesOf(head).filter(Boolean).length;
  };
  // The separator that recognises the most columns in the head.
  const separator = separators.reduce((best, next) => (known(next) > known(best) ? next : best));

  const { data, brokenAt } = parse(separator);
  if (brokenAt !== undefined) throw new TableError(clientFileMessages.tableMalformed(brokenAt));
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

/** A head without what may differ in it. */
export function plainHead(head: string): string {
  return head.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** "Company Name", "company_name" and "COMPANY-NAME:" are one column. */
function readColumn<C extends string>(
  head: string,
  columns: readonly C[],
  alias: Readonly<Record<string, C>>,
): C | undefined {
  const name = plainHead(head);
  const known = columns.find((column) => column.replace(/[_:]/g, "") === name);
  return known ?? (Object.hasOwn(alias, name) ? alias[name] : undefined);
}
