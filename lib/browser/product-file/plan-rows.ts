import * as productMessages from "@/lib/contract/content/messages/product";
import * as productFileMessages from "@/lib/contract/content/messages/product-file";
import type { Product } from "@/lib/contract/content/product";
import {
  type ProductRow,
  pictureNamesOf,
  productColumns,
  productRowReader,
  requiredProductColumns,
  textColumns,
} from "@/lib/contract/content/product-file";
import { productFileLimits } from "@/lib/contract/content/values";
import type { Limits } from "@/lib/contract/limits";
import { decimalsOf } from "@/lib/contract/money";
import { readTable } from "../read-table";
import { baseOf, fold, type PickedFiles, type Picture } from "./pick-files";

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
  limits: Limits,
): Promise<PlannedRow[]> {
  const { rows: most } = productFileLimits;
  const read = await readTable(await table.arrayBuffer(), {
    columns: [...productColumns, ...textColumns],
    required: requiredProductColumns,
    rows: most,
    tooLong: productFileMessages.tooLong,
  });
  const readRow = productRowReader(read, decimalsOf(currency));
  const names = new Set(products.map(({ name }) => fold(name)));
  const seen = new Set<string>();
  const find = pictureFinder(
    pictures,
    read.rows.flatMap((cells) => pictureNamesOf(cells.pictures)),
  );
  let places = limits.products - products.length;

  return read.rows.map((cells): PlannedRow => {
    const product = products.find(({ id }) => String(id) === cells.id.trim());
    const result = readRow(cells, product);
    const name = cells.name.trim();
    const refuse = (...problems: string[]): PlannedRow => ({ name, kind: "refuse", problems });
    if ("problems" in result) return refuse(...result.problems);
    const { row } = result;
    if (product) return { name, kind: "update", row, product };
    if (names.has(fold(row.name))) return refuse(productFileMessages.nameThere);
    if (seen.has(fold(row.name))) return refuse(productFileMessages.nameRepeated);
    const named = pictureNamesOf(cells.pictures);
    const found = named.length > 0 ? named.map(find) : [calledLike(row.name, pictures)];
    const problems = found.flatMap((picture) => ("problem" in picture ? picture.problem : []));
    if (problems.length > 0) return refuse(...problems);
    const files = found.flatMap((picture) => ("file" in picture ? picture.file : [])).slice(0, limits.pictures);
    if (places <= 0) return refuse(productMessages.limit(limits.products));
    places -= 1;
    seen.add(fold(row.name));
    return { name, kind: "create", row, pictures: files };
  });
}

type Found = { file: File } | { problem: string };

/**
 * Finds the one picture that a name in the table means: by its path as it stands there, below whatever folders the files
 * lie in; else by its name without folders, where the table has no other path of that name.
 */
function pictureFinder(pictures: readonly Picture[], written: readonly string[]) {
  const wanted = new Set(written.map(toPath));
  const having = (fits: (path: string) => boolean) =>
    pictures.filter(({ paths }) => paths.some((path) => fits(toPath(path))));
  return (name: string): Found => {
    const path = toPath(name);
    const exact = having((one) => one === path);
    const below = exact.length > 0 ? exact : having((one) => one.endsWith(`/${path}`));
    const isOnly = [...wanted].filter((one) => baseOf(one) === baseOf(path)).length === 1;
    const found = below.length > 0 || !isOnly ? below : having((one) => baseOf(one) === baseOf(path));
    return onlyOne(found, name, productFileMessages.pictureMissing(name));
  };
}

/** Of a row that names none, the picture that is called like the product. */
function calledLike(name: string, pictures: readonly Picture[]): Found {
  const wanted = lettersOf(name);
  const found = pictures.filter(({ paths }) =>
    paths.some((path) => lettersOf(baseOf(path).replace(/\.[^.]*$/, "")) === wanted),
  );
  return onlyOne(found, name, productFileMessages.pictureUnnamed);
}

function onlyOne([picture, another]: readonly Picture[], name: string, missing: string): Found {
  if (!picture) return { problem: missing };
  return another ? { problem: productFileMessages.pictureAmbiguous(baseOf(name)) } : { file: picture.file };
}

/** How paths of files are told apart, with slashes of either kind. */
function toPath(path: string): string {
  return fold(path.replaceAll("\\", "/").replace(/^(\.?\/)+/, ""));
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
