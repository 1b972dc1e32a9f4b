import { z } from "zod";
import { type Language, languageCodes } from "../../i18n/languages";
import { readCsvText } from "../csv";
import { daySchema } from "../fields";
import * as fieldMessages from "../messages";
import type { Texts } from "../texts";
import { toAsciiDigits } from "../typed-digits";
import * as productMessages from "./messages/product";
import * as productFileMessages from "./messages/product-file";
import { type Product, productStatuses, tooExactPrices, writtenProductSchema } from "./product";
import { type ProductFieldName, productFieldNames, productFields, productTexts } from "./product-fields";

/** A cell in the contract's form, or what is said of one that can be read in two ways. */
type Read = { text: string } | { problem: string };

type Mark = "." | ",";

/** Both groupings: 1,234,567 and India's 12,34,567. */
const grouped = /^\d{1,3}([.,])(\d{2,3}\1)*\d{3}$/;
/** 1,200 and 1.250, of which nothing tells what they are. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * How the prices of one table are read: by what each says itself, else by what the others say, else as those are written
 * who divide cells by `separator`: who does it by semicolons has decimal commas. `decimals` is how many the currency has.
 */
function priceReader(cells: readonly string[], separator: string, decimals: number) {
  const said = new Set(cells.flatMap((cell) => decimalMark(plain(cell)) ?? []));
  const usual: Mark = separator === ";" ? "," : ".";
  return (column: string, cell: string): Read => {
    const price = plain(cell);
    if (!ambiguous.test(price)) return { text: normalise(price, decimalMark(price)) };
    const written: Mark = price.includes(",") ? "," : ".";
    const whole = price.replace(written, "");
    const isDecimal = (said.size > 0 ? said : new Set([usual])).has(written);
    if (decimals === 0) return { text: whole };
    const isSaid = said.size === 1 || (said.size === 0 && (decimals !== 3 || isDecimal));
    if (isSaid && !isDecimal) return { text: whole };
    if (isSaid && decimals === 3) return { text: price.replace(written, ".") };
    return { problem: productFileMessages.priceAmbiguous(column, cell.trim(), whole) };
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

/** A day as the contract has days, empty for none. */
function readDay(column: string, cell: string): Read {
  const day = dayOf(toAsciiDigits(cell).trim());
  if (day === "" || daySchema.safeParse(day).success) return { text: day };
  return { problem: productFileMessages.dayUnclear(column, cell.trim()) };
}

/** What can be one day alone in that form, anything else as it is. */
function dayOf(text: string): string {
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

function toDay(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** A client's products as a table: a row each, whose pictures lie beside it under the names that it gives. */

type CellName = Exclude<ProductFieldName, "texts">;
type FieldColumn<N> = N extends `is_${infer C}` ? C : N;
type ProductColumn = "id" | FieldColumn<CellName> | "status" | "pictures";

const cellNames = productFieldNames.filter((name) => productFields[name].kind !== "texts") as CellName[];

/** Where a table has a field. */
function columnOf(name: CellName) {
  return name.replace(/^is_/, "") as FieldColumn<CellName>;
}

export const productColumns: readonly ProductColumn[] = ["id", ...cellNames.map(columnOf), "status", "pictures"];

type TextName = keyof typeof productTexts;
const textNames = Object.keys(productTexts) as TextName[];

/** What products say in another language has columns of its own: `name:hi`. */
export type TextColumn = `${TextName}:${Language}`;

function textColumnsIn(language: Language): TextColumn[] {
  return textNames.map((name) => `${name}:${language}` as const);
}

/** Those of all languages that there are. */
export const textColumns: readonly TextColumn[] = languageCodes.flatMap(textColumnsIn);

/** Those of the languages that at least one of the products has texts in. */
export function textColumnsOf(products: readonly Product[]): TextColumn[] {
  return languageCodes.filter((language) => products.some(({ texts }) => texts?.[language])).flatMap(textColumnsIn);
}

/** The texts with those of the table's columns in place of theirs. */
function withCells(before: Texts<TextName> | null | undefined, cells: Cells, columns: readonly TextColumn[]) {
  const texts: Texts<TextName> = { ...before };
  for (const column of columns) {
    const [name, language] = column.split(":") as [TextName, Language];
    texts[language] = { ...texts[language], [name]: readCsvText(cells[column] ?? "").trim() };
  }
  return texts;
}

/** Without it no row says anything. */
export const requiredProductColumns = ["name"] as const;

const rowSchema = writtenProductSchema(z.undefined().optional());
const statusSchema = z
  .string()
  .transform((cell) => cell.trim().toLowerCase() || "active")
  .pipe(z.enum(productStatuses, { error: fieldMessages.statusInvalid }));

type Cells = Record<ProductColumn, string> & { [C in TextColumn]?: string };
/** `columns` are those that the table has. */
type Rows = { rows: readonly Cells[]; separator: string; columns: readonly (ProductColumn | TextColumn)[] };

/** Without columns for them the texts in other languages are absent. */
export type ProductRow = Omit<z.output<typeof rowSchema>, "image" | "texts"> & {
  texts?: Texts<TextName> | null;
  status: (typeof productStatuses)[number];
};

/** Reads the rows of one table as they are written down, or says why one cannot be. `decimals` are the currency's. */
export function productRowReader({ rows, separator, columns }: Rows, decimals: number) {
  const priceColumns = cellNames.filter((name) => productFields[name].kind === "price").map(columnOf);
  const cellsOf = (row: Cells) => priceColumns.map((column) => readCsvText(row[column]));
  const readPrice = priceReader(rows.flatMap(cellsOf), separator, decimals);
  const ownColumns = textColumns.filter((column) => columns.includes(column));
  return (cells: Cells, before?: Product): { row: ProductRow } | { problems: string[] } => {
    const text = (column: ProductColumn) => readCsvText(cells[column]).trim();
    const read = cellNames.map((name): [CellName, Read] => {
      const { kind } = productFields[name];
      const column = columnOf(name);
      if (kind === "price") return [name, readPrice(column, text(column))];
      return [name, kind === "day" ? readDay(column, text(column)) : { text: text(column) }];
    });
    const unclear = read.flatMap(([, cell]) => ("problem" in cell ? cell.problem : []));
    const row = rowSchema.safeParse({
      ...Object.fromEntries(read.map(([name, cell]) => [name, "text" in cell ? cell.text : ""])),
      texts: withCells(before?.texts, cells, ownColumns),
    });
    const status = statusSchema.safeParse(text("status"));
    if (row.success && tooExactPrices(row.data, decimals).length > 0)
      unclear.push(productMessages.priceTooExact(decimals));
    if (row.success && status.success && unclear.length === 0) {
      const { image: _, texts, ...written } = row.data;
      return { row: { ...written, ...(ownColumns.length > 0 && { texts }), status: status.data } };
    }
    const issues = [...(row.error?.issues ?? []), ...(status.error?.issues ?? [])];
    return { problems: [...new Set([...unclear, ...issues.map(describe)])] };
  };
}

/** What is wrong, with its column where a row has several of that name. */
function describe({ path: [field, language, name], message }: z.core.$ZodIssue): string {
  if (field !== "texts" || language === undefined) return message;
  return productFileMessages.inColumn(`${String(name)}:${String(language)}`, message);
}

/** The names of a row's pictures: "lamp.jpg; lamp at night.jpg", also line by line. */
export function pictureNamesOf(cell: string): string[] {
  return readCsvText(cell)
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** A product as a row, with the names under which its pictures lie beside the table. */
export function productCells(
  product: Product,
  pictures: readonly string[],
  ownColumns: readonly TextColumn[] = [],
): (string | number)[] {
  const cells: Partial<Record<ProductColumn, string | number>> = {
    id: product.id,
    status: product.status,
    pictures: pictures.join("; "),
  };
  for (const name of cellNames) {
    const value = product[name] ?? "";
    cells[columnOf(name)] = typeof value === "boolean" ? (value ? "yes" : "") : value;
  }
  const texts = ownColumns.map((column) => {
    const [name, language] = column.split(":") as [TextName, Language];
    return product.texts?.[language]?.[name] ?? "";
  });
  return [...productColumns.map((column) => cells[column] ?? ""), ...texts];
}
