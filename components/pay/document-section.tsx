import { Download } from "lucide-react";
import { DownloadLink } from "@/components/content/download-link";
import { WhatsappLink } from "@/components/content/whatsapp-link";
import { useT } from "@/components/i18n/translator-context";
import { SectionCard } from "@/components/ui/section-card";
import { checkOwnInvoice } from "@/lib/api/billing";
import { paymentOperations } from "@/lib/contract/billing/operations";
import type { BillingDocument } from "@/lib/contract/billing/payment-schema";
import { pathOf } from "@/lib/contract/operation";
import { formatDay } from "@/lib/format/calendar";
import { chatText } from "@/lib/format/invoice-chat";
import { formatPrice } from "@/lib/format/price";
import * as paths from "@/lib/paths";

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
  const { id, kind, title, number, issued_on: day, total, credited, currency } = document;
  return (
    <li className="flex items-start justify-between gap-4 py-3 text-sm first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
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
        <div className="mt-1 flex flex-wrap gap-2">
          <DownloadLink
            address={paths.api(pathOf(paymentOperations.downloadOwnInvoice, { id }))}
            icon={Download}
            check={() => checkOwnInvoice(id)}
            failure={t("pay.invoices.downloadFailed")}
            label={t("pay.invoices.downloadOf", { number })}
            size="sm"
          >
            PDF
          </DownloadLink>
          <WhatsappLink
            digits=""
            message={chatText(t, document)}
            label={t("pay.invoices.sendOf", { number })}
            variant="outline"
            size="sm"
          >
            WhatsApp
          </WhatsappLink>
        </div>
      </div>
      <bdi className="shrink-0 font-medium tabular-nums">{formatPrice(total, currency)}</bdi>
    </li>
  );
}
