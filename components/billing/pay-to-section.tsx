"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { Button } from "@/components/ui/button";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { useBillingSettings } from "@/lib/api/payments";
import { withMessages } from "@/lib/browser/messages";
import type { BillingSettings } from "@/lib/contract/billing/schema";

const PayToDialog = lazyDialog(
  withMessages(["billing", "billing-rules", "cards-rules", "profile"], () =>
    import("./pay-to-dialog").then((file) => file.PayToDialog),
  ),
);

/** How money reaches the operator. */
export function PayToSection() {
  const t = useT();
  const { data, error, mutate } = useBillingSettings();
  return (
    <SectionCard title={t("billing.payTo.title")} description={t("billing.payTo.text")}>
      {data && <PayTo settings={data} />}
      {!data && !error && <Skeleton className="h-32" />}
      {!data && error !== undefined && (
        <PartFailure title={t("billing.payTo.failed")} error={error} onRetry={() => void mutate()} />
      )}
    </SectionCard>
  );
}

function PayTo({ settings }: { settings: BillingSettings }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { upi_id: upiId, upi_name: upiName, bank, note, invoice_series: invoices, note_series: notes } = settings;
  return (
    <>
      {!upiId && !bank && <p className="mb-5 text-sm">{t("billing.payTo.none")}</p>}
      <DetailList>
        {upiId && <Detail label={t("profile.payment.upi.id")}>{[upiId, upiName].filter(Boolean).join("\n")}</Detail>}
        {bank && (
          <Detail label={t("billing.payTo.bank")}>
            {[bank.account_name, bank.account_number, bank.ifsc, bank.bank_name].join("\n")}
          </Detail>
        )}
        {note && (
          <Detail label={t("billing.payTo.note")} wide>
            {note}
          </Detail>
        )}
        <Detail label={t("billing.payTo.invoiceSeries")}>{invoices}</Detail>
        <Detail label={t("billing.payTo.noteSeries")}>{notes}</Detail>
      </DetailList>
      <Button variant="outline" size="sm" className="mt-5" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden="true" />
        {t("billing.payTo.change")}
      </Button>
      <PayToDialog settings={settings} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
