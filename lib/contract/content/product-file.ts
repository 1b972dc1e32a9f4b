import { z } from "zod";
import { type Language, languageCodes } from "../../i18n/languages";
import { readCsvText } from "../csv";
import { daySchema } from "../fields";
import * as fieldMessages from "../messages";
import { plainDay, priceReader } from "../table-cells";
import type { Texts } from "../texts";
import * as productMessages from "./messages/product";
import * as productFileMessages from "./messages/product-file";
import { type Product, productStatuses, tooExactPrices, writtenProductSchema } from "./product";
import { type ProductFieldName, productFieldNames, productFields, productTexts } from "./product-fields";

/** A cell in the contract's form, or what is said of one that can be read in two ways. */
type Read = { text: string } | { problem: string };

/** Empty for none. */
function readDay(column: string, cell: string): Read {
  const day = plainDay(cell);
  if (day === "" || daySchema.safeParse(day).success) return { text: day };
  return { problem: productFileMessages.dayUnclear(column, cell.trim()) };
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
      if (kind === "price") {
        const price = readPrice(text(column));
        if ("text" in price) return [name, price];
        return [name, { problem: productFileMessages.priceAmbiguous(column, text(column), price.whole) }];
      }
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
