import { decimalsOf } from "@/lib/contract/currency";
import { productLimits } from "@/lib/contract/limits/content";
import { productFileLimits } from "@/lib/contract/limits/file";
import * as productMessages from "@/lib/contract/messages/product";
import * as productFileMessages from "@/lib/contract/messages/product-file";
import type { Product } from "@/lib/contract/product";
import {
  type ProductRow,
  pictureNamesOf,
  productColumns,
  productRowReader,
  requiredProductColumns,
} from "@/lib/contract/product-file";
import { readTable } from "../read-table";
import { fold, type PickedFiles } from "./pick-files";

/** What a row of the file asks for: a new product, a change of one that there is, or nothing that can be done. */
export type PlannedRow = { name: string } & (
  | { kind: "create"; row: ProductRow; pictures: File[] }
  | { kind: "update"; row: ProductRow; product: Product }
  | { kind: "refuse"; problems: string[] }
);

/**
 * What the file would do to the products that there are. A row with the id of one changes that one and leaves its
 * pictures; any other is a new one. Nothing is sent.
 *
 * @throws TableError
 */
export async function planRows(
  { table, pictures }: PickedFiles,
  products: readonly Product[],
  currency: string,
): Promise<PlannedRow[]> {
  const { rows: most } = productFileLimits;
  const read = await readTable(await table.arrayBuffer(), {
    columns: productColumns,
    required: requiredProductColumns,
    rows: most,
    tooLong: productFileMessages.tooLong,
  });
  const readRow = productRowReader(read, decimalsOf(currency));
  const names = new Set(products.map(({ name }) => fold(name)));
  const seen = new Set<string>();
  let places = productLimits.max - products.length;

  return read.rows.map((cells): PlannedRow => {
    const result = readRow(cells);
    const name = cells.name.trim();
    const refuse = (...problems: string[]): PlannedRow => ({ name, kind: "refuse", problems });
    if ("problems" in result) return refuse(...result.problems);
    const { row } = result;
    const product = products.find(({ id }) => String(id) === cells.id.trim());
    if (product) return { name, kind: "update", row, product };
    if (names.has(fold(row.name))) return refuse(productFileMessages.nameThere);
    if (seen.has(fold(row.name))) return refuse(productFileMessages.nameRepeated);
    const named = pictureNamesOf(cells.pictures);
    const found = named.length > 0 ? named.map((one) => pictures.get(fold(one))) : [pictureOf(row.name, pictures)];
    const missing = named.filter((_, index) => !found[index]);
    if (missing.length > 0) return refuse(...missing.map(productFileMessages.pictureMissing));
    const files = found.filter((file) => file !== undefined).slice(0, productLimits.pictures);
    if (files.length === 0) return refuse(productFileMessages.pictureUnnamed);
    if (places <= 0) return refuse(productMessages.limit);
    places -= 1;
    seen.add(fold(row.name));
    return { name, kind: "create", row, pictures: files };
  });
}

/** Of a row that names none, the picture that is called like the product. */
function pictureOf(name: string, pictures: ReadonlyMap<string, File>): File | undefined {
  const wanted = lettersOf(name);
  return [...pictures.values()].find((file) => lettersOf(file.name.replace(/\.[^.]*$/, "")) === wanted);
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
