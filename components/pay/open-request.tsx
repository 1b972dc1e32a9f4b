"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy";
import { Skeleton } from "@/components/ui/skeleton";
import { withMessages } from "@/lib/browser/messages";
import type { OwnBilling, PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { paidFor } from "@/lib/format/paid-for";
import { formatPrice } from "@/lib/format/price";
import { CopyDetail } from "./copy-detail";
import { WaysToPay } from "./ways-to-pay";

const ClaimForm = lazyPart(
  withMessages(["pay", "billing-rules"], () => import("./claim-form").then((file) => file.ClaimForm)),
  <Skeleton className="h-28 w-full" />,
);

type OpenRequestProps = { request: PaymentRequest; payTo: OwnBilling["pay_to"] };

/** What is to be paid, how, and by which reference of the bank it was. */
export function OpenRequest({ request, payTo }: OpenRequestProps) {
  const t = useT();
  const { id, bank_reference: bankReference } = request;
  const [isChanged, setIsChanged] = useState(false);
  const claim = <ClaimForm id={id} bankReference={bankReference ?? ""} onSent={() => setIsChanged(false)} />;
  return (
    <div className="flex flex-col gap-6">
      <RequestFacts request={request} />
      {bankReference === null ? (
        <>
          <WaysToPay request={request} payTo={payTo} />
          <div className="flex flex-col gap-3 border-t border-border pt-5">
            <h3 className="font-medium">{t("pay.claim.title")}</h3>
            {claim}
          </div>
        </>
      ) : (
        <>
          <Alert>{t("pay.claim.done", { reference: bankReference })}</Alert>
          {isChanged ? (
            claim
          ) : (
            <Button variant="outline" className="sm:self-start" onClick={() => setIsChanged(true)}>
              {t("pay.claim.change")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function RequestFacts({ request }: { request: PaymentRequest }) {
  const t = useT();
  const { amount, credit, currency, pricing, reference } = request;
  return (
    <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-sm text-muted-foreground">{t("pay.request.amount")}</dt>
        <dd className="wrap-anywhere">
          <p className="text-2xl font-semibold tabular-nums">{formatPrice(amount, currency)}</p>
          <p className="text-sm">{paidFor(t, request)}</p>
          <p className="text-sm text-muted-foreground">
            {t(pricing === "inclusive" ? "pay.request.withTax" : "pay.request.plusTax")}
          </p>
          {Number(credit) > 0 && (
            <p className="text-sm text-muted-foreground">
              {t("pay.request.credit", { amount: formatPrice(credit, currency) })}
            </p>
          )}
        </dd>
      </div>
      <CopyDetail label={t("pay.request.reference")} hint={t("pay.request.referenceHint")}>
        {reference}
      </CopyDetail>
    </dl>
  );
}
