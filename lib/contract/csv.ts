export type Cell = string | number;

/** Stands at the start of a CSV file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** A whole CSV file's text. */
export function toCsv(rows: Cell[][]): string {
  return byteOrderMark + toCsvLines(rows);
}

/**
 * Rows of a CSV file (RFC 4180). Every text is quoted, so that a text with a semicolon stays one cell where semicolons
 * separate cells. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
export function toCsvLines(rows: Cell[][]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

/** The start of a formula, also in full-width characters, after whatever spreadsheets skip. */
const formula = /^(?:[\s\p{Cc}\p{Cf}"]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

/** Undoes the apostrophe of `toCsvLines`. */
export function readCsvText(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function writeCell(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
