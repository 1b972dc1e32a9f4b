type Cell = string | number;

/** Stands at the start of a CSV file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** A whole CSV file's text. */
export function toCsv(rows: Cell[][]): string {
  return byteOrderMark + toCsvLines(rows);
}

/**
 * Rows as they stand in a CSV file (RFC 4180). Every text is in quotes, so that one with a semicolon stays one cell where
 * a semicolon divides cells. A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay
 * numbers.
 */
export function toCsvLines(rows: Cell[][]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

/** How a formula begins, also in the full width of East Asian keyboards, behind whatever spreadsheets pass over. */
const formula = /^(?:[\s\p{Cc}\p{Cf}"]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

/** A cell's text as it was before `toCsvLines` kept spreadsheets from running it. */
export function readCsvText(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function writeCell(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
