import { dayOf } from "../clock";
import { plainDay, priceReader, toDay } from "../table-cells";
import { digitsInAscii } from "../typed-digits";
import { billingLimits } from "./values";

/** What a bank's statement says of money that came, from the table that banks give. */

/** `text` is all else that is said of it, references included. */
export type StatementLine = { paid_on: string; amount: string; text: string };

/** `unread` rows have money, but no day or amount that can be read. */
export type Statement = { lines: StatementLine[]; unread: number };

/** No amount and no day is longer; on longer text the forms below would take very long. */
const longestCell = 60;

/** Above the table stand the account's holder, address and period. */
const mostAbove = 60;

const names = {
  day: /^(transaction|trans|tran|txn|post|posting|posted|booking|value)?(date|dt)$/,
  credit: /^(amount)?(credit|credits|deposit|deposits|cr|paidin|moneyin)(ed)?(amount|amt)?$/,
  amount: /^(transaction|txn)?(amount|amt)$/,
  kind: /^(drcr|crdr|debitcredit|creditdebit|type|transactiontype|txntype|cd)$/,
  balance: /balance/,
} as const;
type Column = keyof typeof names;
type Columns = Partial<Record<Column, number>>;

/** @returns null where it is no statement @param separator what stands between cells in the file */
export function readStatement(cells: readonly string[][], separator: string): Statement | null {
  const rows = cells.map((row) => row.map(digitsInAscii));
  const top = rows.slice(0, mostAbove).findIndex((row) => isHead(columnsOf(row)));
  const head = rows[top];
  if (!head) return null;
  const columns = columnsOf(head);
  const paid = rows.slice(top + 1).flatMap((row) => creditOf(row, columns) ?? []);
  const readAmount = priceReader(
    paid.map(({ amount }) => amount),
    separator,
    2,
  );
  const readDay = dayReader(paid.map(({ day }) => day));
  const lines = paid.flatMap(({ day, amount, text }): StatementLine[] => {
    const paid_on = readDay(day);
    const read = readAmount(amount);
    if (!paid_on || !("text" in read) || !/^\d+(\.\d{1,3})?$/.test(read.text)) return [];
    return Number(read.text) > 0 ? [{ paid_on, amount: read.text, text }] : [];
  });
  const isMoney = ({ amount }: { amount: string }) => /[1-9]/.test(amount);
  return { lines, unread: paid.filter(isMoney).length - lines.length };
}

/** "Deposit Amount (INR )" is "depositamount". */
function columnsOf(row: readonly string[]): Columns {
  const heads = row.map((cell) =>
    cell
      .toLowerCase()
      .replace(/\((inr|rs\.?|\u20b9)\s*\)/g, "")
      .replace(/[^a-z]/g, ""),
  );
  const columns: Columns = {};
  for (const [name, form] of Object.entries(names)) {
    const index = heads.findIndex((head) => form.test(head));
    if (index >= 0) columns[name as Column] = index;
  }
  return columns;
}

function isHead({ day, credit, amount }: Columns): boolean {
  return day !== undefined && (credit !== undefined || amount !== undefined);
}

/** What came in by a row; undefined for money that went out, and for what is no payment. */
function creditOf(row: readonly string[], columns: Columns) {
  const cell = (column: Column) => row[columns[column] ?? -1]?.trim() ?? "";
  const [day, money] = [cell("day"), cell("credit") || cell("amount")];
  if (day.length > longestCell || money.length > longestCell) return undefined;
  const [, amount = "", mark = ""] = /^(.*?)\s*\(?(cr|dr)?\.?\)?$/i.exec(money) ?? [];
  const kind = cell("kind") || mark;
  const isOut = /^(d|w)/i.test(kind) || /^[-(\u2212]/.test(amount);
  if (!/\d/.test(amount) || !/\d/.test(day) || isOut) return undefined;
  const said = row.filter(
    (_, index) => ![columns.day, columns.credit, columns.amount, columns.balance].includes(index),
  );
  const text = said.join(" ").replace(/\s+/g, " ").trim().slice(0, billingLimits.statementText);
  return { day, amount: amount.replace(/^\+/, ""), text };
}

/** Days of one statement are all written alike: the day first, unless one of them cannot be. Undefined for no day. */
function dayReader(cells: readonly string[]) {
  const parts = (cell: string) => /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/.exec(cell) ?? [];
  const isMonthFirst = cells.map(parts).some(([, first, second]) => Number(first) <= 12 && Number(second) > 12);
  return (cell: string): string | undefined => {
    const [, first, second, year] = parts(cell);
    const [month = "", day = ""] = isMonthFirst ? [first, second] : [second, first];
    const withoutTime = cell.replace(/\s+\d{1,2}:\d{2}.*$/, "");
    const read = year ? toDay(year.padStart(4, "20"), month, day) : plainDay(withoutTime);
    const time = Date.parse(read);
    return !Number.isNaN(time) && dayOf(time) === read ? read : undefined;
  };
}
