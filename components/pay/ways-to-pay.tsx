"use client";

import { lazy, Suspense } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { upiRequestLink } from "@/lib/card/upi-link";
import type { OwnBilling, PaymentRequest } from "@/lib/contract/billing/payment-schema";
import type { Bank } from "@/lib/contract/cards/payment";
import { formatPrice } from "@/lib/format/price";
import { CopyDetail } from "./copy-detail";

type WaysToPayProps = { request: PaymentRequest; payTo: OwnBilling["pay_to"] };

/** By UPI, which knows rupees alone, or to the operator's bank. */
export function WaysToPay({ request, payTo: { upi_id: id, upi_name: name, bank, note } }: WaysToPayProps) {
  const site = useSite();
  return (
    <>
      {id && request.currency === "INR" && <UpiPayment request={request} payee={{ id, name: name || site.name }} />}
      {bank && <BankTransfer bank={bank} />}
      {note && (
        <p className="text-sm wrap-anywhere whitespace-pre-line text-muted-foreground" dir="auto">
          {note}
        </p>
      )}
    </>
  );
}

/** It comes with what draws codes, which only an open request needs. */
const CodeDrawing = lazy(() =>
  import("@/components/card/code-drawing").then(({ CodeDrawing }) => ({ default: CodeDrawing })),
);

type UpiPaymentProps = { request: PaymentRequest; payee: { id: string; name: string } };

function UpiPayment({ request, payee }: UpiPaymentProps) {
  const t = useT();
  const link = upiRequestLink(payee, request);
  return (
    <div className="grid gap-4 rounded-lg border border-border p-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="mx-auto size-56 overflow-hidden rounded-md bg-white">
        <Suspense>
          <CodeDrawing link={link} label={t("card.payment.code", { name: payee.name })} />
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <p className="text-sm">
          {t("card.payment.scanAmount", { amount: formatPrice(request.amount, request.currency) })}
        </p>
        <a href={link} className={cn(buttonVariants(), "not-pointer-coarse:hidden")}>
          {t("card.payment.pay")}
        </a>
        <dl>
          <CopyDetail label={t("card.payment.upiId")}>{payee.id}</CopyDetail>
        </dl>
      </div>
    </div>
  );
}

function BankTransfer({ bank }: { bank: Bank }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-border p-4">
      <h3 className="font-medium">{t("card.payment.bankTransfer")}</h3>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <CopyDetail label={t("card.payment.accountName")}>{bank.account_name}</CopyDetail>
        <CopyDetail label={t("card.payment.accountNumber")}>{bank.account_number}</CopyDetail>
        <CopyDetail label={t("card.payment.ifsc")}>{bank.ifsc}</CopyDetail>
        <CopyDetail label={t("card.payment.bank")}>{bank.bank_name}</CopyDetail>
      </dl>
    </div>
  );
}
