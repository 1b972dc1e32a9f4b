import { useT } from "@/components/i18n/translator-context";
import { SectionCard } from "@/components/ui/section-card";
import type { BillingDocument } from "@/lib/contract/billing/payment-schema";
import { formatDay } from "@/lib/format/calendar";
import { formatPrice } from "@/lib/format/price";

/** Invoices and credit notes, the newest first. */
export function DocumentSection({ documents }: { documents: readonly BillingDocument[] }) {
  const t = useT();
  return (
    <SectionCard title={t("pay.invoices.title")}>
      {documents.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t("pay.invoices.none")}</p>
      ) : (
        <ul className="divide-y divide-border">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function DocumentRow({ document }: { document: BillingDocument }) {
  const t = useT();
  const { kind, title, number, issued_on: day, total, credited, currency } = document;
  return (
    <li className="flex items-start justify-between gap-4 py-3 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">
          <bdi>{number}</bdi>
        </p>
        <p className="text-muted-foreground">
          {t(kind === "creditNote" ? "pay.invoices.creditNote" : `pay.invoices.${title}`)} · {formatDay(t, day)}
        </p>
        {Number(credited) > 0 && (
          <p className="text-muted-foreground">
            {t("pay.invoices.credited", { amount: formatPrice(credited, currency) })}
          </p>
        )}
      </div>
      <bdi className="shrink-0 font-medium tabular-nums">{formatPrice(total, currency)}</bdi>
    </li>
  );
}
