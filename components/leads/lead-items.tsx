"use client";

import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { useCurrency } from "@/components/products/currency";
import type { Lead } from "@/lib/contract/leads/schema";
import { formatItem, formatLineTotal, formatTotal } from "@/lib/format/order";

/** The order at its prices of then, at most `most` lines; or the product of an enquiry. */
export function LeadItems({ lead, most = Number.POSITIVE_INFINITY }: { lead: Lead; most?: number }) {
  const t = useT();
  const ofSite = useCurrency();
  const { kind, items } = lead;
  const currency = lead.currency ?? ofSite;
  if (items.length === 0) return null;
  if (kind !== "order")
    return (
      <p className="text-sm wrap-anywhere">
        {rich(t, "leads.card.about", {
          products: items.map(({ name }) => name).join(", "),
          label: (inner) => <span className="text-muted-foreground">{inner}</span>,
        })}
      </p>
    );
  const total = formatTotal(lead, currency);
  return (
    <div className="rounded-lg bg-muted px-4 py-3 text-sm">
      <ul aria-label={t("leads.items.label")} className="flex flex-col gap-1">
        {items.slice(0, most).map((item) => (
          <li key={item.product_id} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{formatItem(item)}</span>
            <span className="shrink-0 tabular-nums">{formatLineTotal(item, currency)}</span>
          </li>
        ))}
        {items.length > most && (
          <li className="text-muted-foreground">{t("leads.items.more", { count: items.length - most })}</li>
        )}
      </ul>
      {total && (
        <p className="mt-2 flex justify-between gap-4 border-t border-border pt-2 font-medium">
          {t("leads.items.total")} <span className="tabular-nums">{total}</span>
        </p>
      )}
    </div>
  );
}
