import { toAsciiDigits } from "./typed-digits";

/** Prices and days as people and programs write them into tables. */

/** A price in the contract's form, or one that can be read in two ways, `whole` being one of them. */
type ReadPrice = { text: string } | { whole: string };

type Mark = "." | ",";

/** Both groupings: 1,234,567 and India's 12,34,567. */
const grouped = /^\d{1,3}([.,])(\d{2,3}\1)*\d{3}$/;
/** 1,200 and 1.250, of which nothing tells what they are. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * How the prices of one table are read: by what each says itself, else by what the others say, else as those are written
 * who divide cells by `separator`: who does it by semicolons has decimal commas. `decimals` is how many the currency has.
 */
export function priceReader(cells: readonly string[], separator: string, decimals: number) {
  const said = new Set(cells.flatMap((cell) => decimalMark(plain(cell)) ?? []));
  const usual: Mark = separator === ";" ? "," : ".";
  return (cell: string): ReadPrice => {
    const price = plain(cell);
    if (!ambiguous.test(price)) return { text: normalise(price, decimalMark(price)) };
    const written: Mark = price.includes(",") ? "," : ".";
    const whole = price.replace(written, "");
    const isDecimal = (said.size > 0 ? said : new Set([usual])).has(written);
    if (decimals === 0) return { text: whole };
    const isSaid = said.size === 1 || (said.size === 0 && (decimals !== 3 || isDecimal));
    if (isSaid && !isDecimal) return { text: whole };
    if (isSaid && decimals === 3) return { text: price.replace(written, ".") };
    return { whole };
  };
}

/** Without currency, spaces and apostrophes between groups, and what Indian shops write behind a whole price: "450/-". */
function plain(cell: string): string {
  return toAsciiDigits(cell)
    .replaceAll("\u066B", ".")
    .replaceAll("\u066C", "")
    .replace(/^(?:[\p{Sc}\s\p{Cf}]|Rs\.?(?=\s*\d))+|[\p{Sc}\s\p{Cf}]+$|\/[-=]\s*$/giu, "")
    .replace(/(?<=\d)[\u00A0\u2009\u202F'\u2019](?=\d{3}(?!\d))/g, "");
}

/** The sign before a price's decimals, where it can be only one: the last of two, one that stands before other than three. */
function decimalMark(price: string): Mark | undefined {
  if (!/^[\d.,]+$/.test(price) || ambiguous.test(price)) return undefined;
  const last = price.lastIndexOf(",") > price.lastIndexOf(".") ? "," : ".";
  const other = last === "," ? "." : ",";
  const count = price.split(last).length - 1;
  if (count > 1) return price.includes(other) ? undefined : other;
  return count === 1 ? last : undefined;
}

/** As the contract has prices; what is grouped as no number is stays as it is, and is refused. */
function normalise(price: string, mark: Mark | undefined): string {
  if (mark === undefined) return grouped.test(price) ? price.replace(/[.,]/g, "") : price;
  const [whole = "", fraction] = price.split(mark);
  const units = grouped.test(whole) ? whole.replace(/[.,]/g, "") : whole;
  return fraction === undefined ? units : `${units}.${fraction}`;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** What can be one day alone as the contract has days, anything else as it is. */
export function plainDay(cell: string): string {
  const text = toAsciiDigits(cell).trim();
  const [, year, ofYear, dayOfYear] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year && ofYear && dayOfYear) return toDay(year, ofYear, dayOfYear);
  const [, dayOfMonth, name, short] = /^(\d{1,2})[-/. ]([a-z]{3})[a-z]*[-/., ]+(\d{4}|\d{2})$/i.exec(text) ?? [];
  const month = months.indexOf(name?.toLowerCase() ?? "") + 1;
  if (dayOfMonth && short && month > 0) return toDay(short.padStart(4, "20"), String(month), dayOfMonth);
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (!first || !second || !last) return text;
  if (Number(first) > 12) return toDay(last, second, first);
  return Number(second) > 12 || Number(first) === Number(second) ? toDay(last, first, second) : text;
}

export function toDay(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
