import { z } from "zod";
import { readCsvText } from "./csv";
import * as fieldMessages from "./messages/field";
import * as productMessages from "./messages/product";
import { type Product, productStatuses, tooExactPrices, writtenProductSchema } from "./product";
import { priceReader, readDay } from "./written-cells";

/** A client's products as a table: a row each, whose pictures lie beside it under the names that it gives. */

export const productColumns = [
  "id",
  "name",
  "description",
  "price",
  "old_price",
  "offer_until",
  "unit",
  "category",
  "sold_out",
  "featured",
  "status",
  "pictures",
] as const;
export type ProductColumn = (typeof productColumns)[number];

/** Without it no row says anything. */
export const requiredProductColumns = ["name"] as const;

const rowSchema = writtenProductSchema(z.undefined());
const statusSchema = z
  .string()
  .transform((cell) => cell.trim().toLowerCase() || "active")
  .pipe(z.enum(productStatuses, { error: fieldMessages.statusInvalid }));

type Cells = Record<ProductColumn, string>;
type Rows = { rows: readonly Cells[]; separator: string };

export type ProductRow = Omit<z.output<typeof rowSchema>, "image"> & { status: (typeof productStatuses)[number] };

/** Reads the rows of one table as they are written down, or says why one cannot be. `decimals` are the currency's. */
export function productRowReader({ rows, separator }: Rows, decimals: number) {
  const cellsOf = (row: Cells) => [row.price, row.old_price].map(readCsvText);
  const readPrice = priceReader(rows.flatMap(cellsOf), separator, decimals);
  return (cells: Cells): { row: ProductRow } | { problems: string[] } => {
    const text = (column: ProductColumn) => readCsvText(cells[column]).trim();
    const price = readPrice("price", text("price"));
    const old = readPrice("old_price", text("old_price"));
    const until = readDay("offer_until", text("offer_until"));
    const unclear = [price, old, until].flatMap((read) => ("problem" in read ? read.problem : []));
    const row = rowSchema.safeParse({
      name: text("name"),
      description: text("description"),
      price: "text" in price ? price.text : "",
      old_price: "text" in old ? old.text : "",
      offer_until: "text" in until ? until.text : "",
      unit: text("unit"),
      category: text("category"),
      is_sold_out: text("sold_out"),
      is_featured: text("featured"),
      image: undefined,
    });
    const status = statusSchema.safeParse(text("status"));
    if (row.success && tooExactPrices(row.data, decimals).length > 0)
      unclear.push(productMessages.priceTooExact(decimals));
    if (row.success && status.success && unclear.length === 0) {
      const { image: _, ...written } = row.data;
      return { row: { ...written, status: status.data } };
    }
    const issues = [...(row.error?.issues ?? []), ...(status.error?.issues ?? [])];
    return { problems: [...new Set([...unclear, ...issues.map(({ message }) => message)])] };
  };
}

/** The names of a row's pictures: "lamp.jpg; lamp at night.jpg", also line by line. */
export function pictureNamesOf(cell: string): string[] {
  return readCsvText(cell)
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** A product as a row, with the names under which its pictures lie beside the table. */
export function productCells(product: Product, pictures: readonly string[]): (string | number)[] {
  const yes = (is: boolean | null | undefined) => (is ? "yes" : "");
  const cells: Record<ProductColumn, string | number> = {
    id: product.id,
    name: product.name,
    description: product.description,
    price: product.price ?? "",
    old_price: product.old_price ?? "",
    offer_until: product.offer_until ?? "",
    unit: product.unit ?? "",
    category: product.category ?? "",
    sold_out: yes(product.is_sold_out),
    featured: yes(product.is_featured),
    status: product.status,
    pictures: pictures.join("; "),
  };
  return productColumns.map((column) => cells[column]);
}
