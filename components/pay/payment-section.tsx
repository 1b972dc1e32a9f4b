import { useT } from "@/components/i18n/translator-context";
import { SectionCard } from "@/components/ui/section-card";
import type { PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { formatDay } from "@/lib/format/calendar";
import { paidFor } from "@/lib/format/paid-for";
import { formatPrice } from "@/lib/format/price";

/** Requests that were paid, the newest first; nothing before the first. */
export function PaymentSection({ paid }: { paid: readonly PaymentRequest[] }) {
  const t = useT();
  if (paid.length === 0) return null;
  return (
    <SectionCard title={t("pay.payments.title")}>
      <ul className="divide-y divide-border">
        {paid.map((request) => (
          <PaidRow key={request.id} request={request} />
        ))}
      </ul>
    </SectionCard>
  );
}

function PaidRow({ request }: { request: PaymentRequest }) {
  const t = useT();
  const { settled_on: day, bank_reference: reference, amount, total, currency } = request;
  const source =
    Number(amount) === 0 ? t("pay.payments.byCredit") : reference && t("pay.payments.reference", { reference });
  return (
    <li className="flex items-start justify-between gap-4 py-3 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{paidFor(t, request)}</p>
        {day && <p className="text-muted-foreground">{formatDay(t, day)}</p>}
        {source && <p className="text-muted-foreground">{source}</p>}
      </div>
      <bdi className="shrink-0 font-medium tabular-nums">{formatPrice(total, currency)}</bdi>
    </li>
  );
}
