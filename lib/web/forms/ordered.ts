import type { Product } from "../../contract/content/product";
import type { LeadItem, SentLead } from "../../contract/leads/schema";
import { sumOf } from "../../contract/money";

type Line = Pick<LeadItem, "product_id" | "quantity">;

/** The order in the address of its confirmation page: `12.2-15.1`, product and quantity, nothing about the person. */
export function writeOrdered(lines: readonly Line[]): string {
  return lines.map(({ product_id, quantity }) => `${product_id}.${quantity}`).join("-");
}

/** Parses that text; products that are not for sale are left out. */
export function readOrdered(text: string, products: readonly Product[]): Pick<SentLead, "items" | "total"> {
  const wanted = new Map(text.split("-").map((line) => line.split(".").map(Number) as [number, number]));
  const items = products.flatMap(({ id, name, price }) => {
    const quantity = wanted.get(id);
    return quantity && Number.isSafeInteger(quantity) ? [{ product_id: id, name, price, quantity }] : [];
  });
  return { items, total: sumOf(items) };
}
