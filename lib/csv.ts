type Cell = string | number;

/**
 * Rows as a CSV file's text (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front;
 * numbers stay numbers. The mark at the start makes spreadsheets read it as UTF-8.
 */
export function toCsv(rows: Cell[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("")}`;
}

function writeCell(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = /^\s*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
