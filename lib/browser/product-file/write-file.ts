import type { Product } from "@/lib/contract/content/product";
import { productCells, productColumns, textColumns, textColumnsOf } from "@/lib/contract/content/product-file";
import { toCsv } from "@/lib/contract/csv";

/** The products as a table alone, which knows nothing of pictures. */
export function writeProductTable(products: readonly Product[]): string {
  const own = textColumnsOf(products);
  return toCsv([[...productColumns, ...own], ...products.map((product) => productCells(product, [], own))]);
}

/** An example to fill in. */
export function writeProductTemplate(): string {
  const example: Record<string, string> = {
    ...{ name: "Brass lamp", description: "Cast by hand", price: "450", old_price: "500" },
    ...{ unit: "per piece", category: "Lamps", featured: "yes", pictures: "lamp.jpg" },
    ...{ "name:hi": "पीतल का दीया", "description:hi": "हाथ से बना", "unit:hi": "प्रति नग", "category:hi": "दीये" },
  };
  const columns = [...productColumns, ...textColumns.filter((column) => column.endsWith(":hi"))];
  return toCsv([columns, columns.map((column) => example[column] ?? "")]);
}

export type Packed = {
  zip: Uint8Array;
  /** How many pictures could not be had, and are not in it. */
  missing: number;
};

/** The products as a ZIP file: the table, and every picture under the name that the table gives it. */
export async function packProducts(products: readonly Product[], signal: AbortSignal): Promise<Packed> {
  const { strToU8, zipSync } = await import("fflate");
  const files: Record<string, Uint8Array> = {};
  const own = textColumnsOf(products);
  const rows: (string | number)[][] = [[...productColumns, ...own]];
  let missing = 0;
  for (const product of products) {
    const names: string[] = [];
    for (const [index, url] of urlsOf(product).entries()) {
      const picture = await load(url, signal);
      if (!picture) {
        missing += 1;
        continue;
      }
      const name = `${product.slug ?? product.id}-${index + 1}.${endingOf(picture.type)}`;
      files[name] = new Uint8Array(await picture.arrayBuffer());
      names.push(name);
    }
    rows.push(productCells(product, names, own));
  }
  files["products.csv"] = strToU8(toCsv(rows));
  // Pictures are as small as they get.
  return { zip: zipSync(files, { level: 0 }), missing };
}

function urlsOf({ pictures, image }: Product): string[] {
  return pictures?.map((picture) => picture.image) ?? (image ? [image] : []);
}

async function load(url: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const answer = await fetch(url, { signal });
    return answer.ok ? await answer.blob() : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

function endingOf(type: string): string {
  const kind = type.split("/")[1] ?? "webp";
  return kind === "jpeg" ? "jpg" : kind;
}
