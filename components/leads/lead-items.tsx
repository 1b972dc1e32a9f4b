"use client";

import { useCurrency } from "@/components/products/currency";
import type { Lead } from "@/lib/contract/leads/schema";
import { formatItem, formatLineTotal, formatTotal } from "@/lib/format/order";

/** The order at its prices of then, at most `most` lines; or the product of an enquiry. */
export function LeadItems({ lead, most = Number.POSITIVE_INFINITY }: { lead: Lead; most?: number }) {
  const ofSite = useCurrency();
  const { kind, items } = lead;
  const currency = lead.currency ?? ofSite;
  if (items.length === 0) return null;
  if (kind !== "order")
    return (
      <p className="text-sm wrap-anywhere">
        <span className="text-muted-foreground">About </span>
        {items.map(({ name }) => name).join(", ")}
      </p>
    );
  const total = formatTotal(lead, currency);
  return (
    <div className="rounded-lg bg-muted px-4 py-3 text-sm">
      <ul aria-label="Order" className="flex flex-col gap-1">
        {items.slice(0, most).map((item) => (
          <li key={item.product_id} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{formatItem(item)}</span>
            <span className="shrink-0 tabular-nums">{formatLineTotal(item, currency)}</span>
          </li>
        ))}
        {items.length > most && <li className="text-muted-foreground">and {items.length - most} more</li>}
      </ul>
      {total && (
        <p className="mt-2 flex justify-between gap-4 border-t border-border pt-2 font-medium">
          Total <span className="tabular-nums">{total}</span>
        </p>
      )}
    </div>
  );
}
