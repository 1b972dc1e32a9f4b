import { plainText } from "../typed-digits";

/** Numbers of invoices and credit notes: `NK/26-27/00001` is the first one of its series in a financial year. */

/** `series`: one to three capital letters and digits. `year`: the one in which the financial year begins. */
export type InvoiceNumber = { series: string; year: number; count: number };

/** By rule 46 of India's CGST Rules. */
const longest = 16;

/** The year in which the financial year of a day begins: on 1 April. */
export function financialYearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) < "04-01" ? year - 1 : year;
}

/** A financial year as it is written: 2026 is `26-27`. */
export function financialYearName(year: number): string {
  return [year, year + 1].map((one) => String(one % 100).padStart(2, "0")).join("-");
}

/**
 * A number as it is printed.
 * @throws RangeError for one that cannot be read back: a series of other characters, a year outside this century, a count
 * below 1 or too large for the sixteen characters that a number may have.
 */
export function writeNumber({ series, year, count }: InvoiceNumber): string {
  const written = `${series}/${financialYearName(year)}/${String(count).padStart(5, "0")}`;
  const read = readNumber(written);
  if (read?.series === series && read.year === year && read.count === count) return written;
  throw new RangeError(`no number of an invoice: ${written}`);
}

/** A number as somebody typed it; null for what is none. */
export function readNumber(text: string): InvoiceNumber | null {
  const plain = plainText(text).replace(/\s/g, "").toUpperCase();
  const [, series, name, count] = /^([A-Z\d]{1,3})\/(\d\d-\d\d)\/(\d{5}|[1-9]\d{5,})$/.exec(plain) ?? [];
  if (!series || !name || plain.length > longest || Number(count) === 0) return null;
  const year = 2000 + Number(name.slice(0, 2));
  return financialYearName(year) === name ? { series, year, count: Number(count) } : null;
}
