import type { LeadItem, SentLead } from "../contract/leads/schema";
import { sumOf } from "../contract/money";
import { isolateAfter } from "../i18n/isolate";
import type { Write } from "../i18n/translator";
import { formatPrice } from "./price";

type Order = Pick<SentLead, "items" | "total">;

/** "2 × Kaju Katli". */
export function formatItem({ quantity, name }: Pick<LeadItem, "quantity" | "name">): string {
  return `${quantity} × ${name}`;
}

/** Null without a price. */
export function formatLineTotal(item: LeadItem, currency: string): string | null {
  return item.price === null ? null : formatPrice(sumOf([item]), currency);
}

/** Null if no line has a price. */
export function formatTotal({ items, total }: Order, currency: string): string | null {
  return items.some(({ price }) => price !== null) ? formatPrice(total, currency) : null;
}

/** The order as a chat message; `sender`: lines about the sender. */
export function formatOrder(t: Write, order: Order, currency: string, sender: readonly string[] = []): string {
  const lines = order.items.map((item) => {
    const sum = formatLineTotal(item, currency);
    return sum === null ? formatItem(item) : `${formatItem(item)} – ${isolateAfter(item.name, sum)}`;
  });
  const total = formatTotal(order, currency);
  if (total !== null) lines.push(t("format.order.total", { sum: total }));
  return [...lines, ...sender].join("\n");
}
