type Cell = string | number;

/** Stands at the start of a CSV file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = "\uFEFF";

/** A whole CSV file's text. */
export function toCsv(rows: Cell[][]): string {
  return byteOrderMark + toCsvLines(rows);
}

/**
 * Rows as they stand in a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in
 * front; numbers stay numbers.
 */
export function toCsvLines(rows: Cell[][]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

/** A cell's text as it was before `toCsvLines` kept spreadsheets from running it. */
export function readCsvText(cell: string): string {
  return /^'(?=\s*[=+\-@]|[\t\r\n])/.test(cell) ? cell.slice(1) : cell;
}

function writeCell(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = /^\s*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
