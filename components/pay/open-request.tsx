"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { lazyPart } from "@/components/ui/lazy";
import { Skeleton } from "@/components/ui/skeleton";
import { withMessages } from "@/lib/browser/messages";
import type { OwnBilling, PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { paidFor } from "@/lib/format/paid-for";
import { formatPrice } from "@/lib/format/price";
import { CopyDetail } from "./copy-detail";
import { PayOnline } from "./pay-online";
import { WaysToPay } from "./ways-to-pay";

const ClaimForm = lazyPart(
  withMessages(["pay", "billing-rules"], () => import("./claim-form").then((file) => file.ClaimForm)),
  <Skeleton className="h-28 w-full" />,
);

type OpenRequestProps = { request: PaymentRequest; payTo: OwnBilling["pay_to"]; isOnline: boolean };

/** What is to be paid, and how. */
export function OpenRequest({ request, payTo, isOnline }: OpenRequestProps) {
  const t = useT();
  if (request.bank_reference !== null) return <Claimed request={request} reference={request.bank_reference} />;
  if (!isOnline)
    return (
      <div className="flex flex-col gap-6">
        <RequestFacts request={request} />
        <ByHand request={request} payTo={payTo} />
      </div>
    );
  return (
    <div className="flex flex-col gap-6">
      <RequestFacts request={request} isOnline />
      <PayOnline request={request} />
      {(payTo.upi_id || payTo.bank) && (
        <Disclosure summary={t("pay.online.otherWays")}>
          <div className="flex flex-col gap-6 pb-4">
            <dl>
              <Reference request={request} />
            </dl>
            <ByHand request={request} payTo={payTo} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}

/** By UPI or to the bank, and by which reference of that it was. */
function ByHand({ request, payTo }: Omit<OpenRequestProps, "isOnline">) {
  const t = useT();
  return (
    <>
      <WaysToPay request={request} payTo={payTo} />
      <div className="flex flex-col gap-3 border-t border-border pt-5">
        <h3 className="font-medium">{t("pay.claim.title")}</h3>
        <ClaimForm id={request.id} bankReference="" />
      </div>
    </>
  );
}

/** What the client says, until it is confirmed. */
function Claimed({ request, reference }: { request: PaymentRequest; reference: string }) {
  const t = useT();
  const [isChanged, setIsChanged] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <RequestFacts request={request} />
      <Alert>{t("pay.claim.done", { reference })}</Alert>
      {isChanged ? (
        <ClaimForm id={request.id} bankReference={reference} onSent={() => setIsChanged(false)} />
      ) : (
        <Button variant="outline" className="sm:self-start" onClick={() => setIsChanged(true)}>
          {t("pay.claim.change")}
        </Button>
      )}
    </div>
  );
}

function RequestFacts({ request, isOnline }: { request: PaymentRequest; isOnline?: boolean }) {
  const t = useT();
  const { amount, credit, currency, pricing } = request;
  return (
    <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-sm text-muted-foreground">{t("pay.request.amount")}</dt>
        <dd className="wrap-anywhere">
          <span className="block text-2xl font-semibold tabular-nums">{formatPrice(amount, currency)}</span>
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
      {!isOnline && <Reference request={request} />}
    </dl>
  );
}

/** What a payment by hand names. */
function Reference({ request }: { request: PaymentRequest }) {
  const t = useT();
  return (
    <CopyDetail label={t("pay.request.reference")} hint={t("pay.request.referenceHint")}>
      {request.reference}
    </CopyDetail>
  );
}
