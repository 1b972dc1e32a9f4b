import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Card } from "@/components/ui/card";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { Link } from "@/components/ui/navigation/link";
import type { Party } from "@/lib/contract/billing/party";
import type { BillingDocument } from "@/lib/contract/billing/payment-schema";
import { formatDay } from "@/lib/format/calendar";
import { documentName } from "@/lib/format/document-name";
import { amountRows, partyText, placeName } from "@/lib/format/invoice";
import { paidFor } from "@/lib/format/paid-for";
import { formatPrice } from "@/lib/format/price";
import * as paths from "@/lib/paths";

/** The whole of an invoice or a credit note, as it is printed. */
export function DocumentView({ document }: { document: BillingDocument }) {
  const t = useT();
  const { invoice, reference, seller, customer, place_of_supply: place } = document;
  return (
    <Card className="flex flex-col gap-6 p-4 text-sm sm:p-6 print:border-0 print:p-0 print:shadow-none">
      <h2 className="text-lg font-semibold">{documentName(t, document)}</h2>
      <DetailList>
        <Detail label={t("billing.document.number")}>{document.number}</Detail>
        <Detail label={t("billing.document.day")}>{formatDay(t, document.issued_on)}</Detail>
        {invoice && (
          <Detail label={t("billing.document.of")}>
            <Link href={paths.invoice(invoice.id)} className="rounded-sm underline focus-ring">
              {t("billing.document.invoiceOf", { number: invoice.number, day: formatDay(t, invoice.issued_on) })}
            </Link>
          </Detail>
        )}
        {reference && <Detail label={t("billing.document.reference")}>{reference}</Detail>}
        <PartyDetail label={t("billing.document.seller")} party={seller} />
        <PartyDetail label={t("billing.document.customer")} party={customer} />
        <Detail label={t("billing.document.supply")}>{placeName(t, place)}</Detail>
        <Detail label={t("billing.document.reverseCharge")}>
          {t(document.is_reverse_charge ? "billing.document.yes" : "billing.document.no")}
        </Detail>
      </DetailList>
      <Sums document={document} />
    </Card>
  );
}

function PartyDetail({ label, party }: { label: string; party: Party }) {
  const t = useT();
  return (
    <Detail label={label}>
      <span className="font-medium">{party.name}</span>
      {`\n${partyText(t, party)}`}
    </Detail>
  );
}

function Sums({ document }: { document: BillingDocument }) {
  const t = useT();
  const { sac, total, credited, currency } = document;
  return (
    <dl className="divide-y divide-border border-y border-border">
      <Sum label={t("billing.document.what")}>{paidFor(t, document)}</Sum>
      {sac && <Sum label={t("billing.document.sac")}>{sac}</Sum>}
      {amountRows(t, document).map(([label, amount]) => (
        <Sum key={label} label={label}>
          {amount}
        </Sum>
      ))}
      <Sum label={t("billing.document.total")}>
        <span className="text-base font-semibold">{formatPrice(total, currency)}</span>
      </Sum>
      {Number(credited) > 0 && <Sum label={t("billing.document.credited")}>{formatPrice(credited, currency)}</Sum>}
    </dl>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-3">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 text-end wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
