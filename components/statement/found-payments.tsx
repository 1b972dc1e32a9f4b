"use client";

import { useState } from "react";
import { ClientLink } from "@/components/billing/client-link";
import { useT } from "@/components/i18n/translator-context";
import { contentRows } from "@/components/list/content-list-skeleton";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/field/checkbox";
import type { FoundPayment } from "@/lib/api/statement";
import type { PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { formatDay } from "@/lib/format/calendar";
import { formatPrice } from "@/lib/format/price";

type Shown = FoundPayment & { outcome: "pays" | "maybe" | "credit"; request: PaymentRequest };

type FoundPaymentsProps = {
  payments: readonly FoundPayment[];
  busy: boolean;
  onEnter: (chosen: readonly FoundPayment[]) => void;
};

/** What may be entered, ticked where there is no doubt, and how much else there is. */
export function FoundPayments({ payments, busy, onEnter }: FoundPaymentsProps) {
  const t = useT();
  const [changed, setChanged] = useState<ReadonlyMap<FoundPayment, boolean>>(new Map());
  const shown = payments.filter(isShown);
  const isTicked = (payment: Shown) => changed.get(payment) ?? payment.outcome === "pays";
  const chosen = shown.filter(isTicked);
  const count = (outcome: FoundPayment["outcome"]) => payments.filter((one) => one.outcome === outcome).length;
  const [entered, none] = [count("entered"), count("none")];
  return (
    <>
      <div role="status">
        <p className="font-medium">{t("statement.found", { count: shown.length })}</p>
        {entered + none > 0 && (
          <p className="text-sm text-muted-foreground">{t("statement.others", { entered, none })}</p>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={contentRows}>
          {shown.map((payment) => (
            <li key={payment.line} className="flex min-w-0 items-start gap-3 px-4 py-3 text-sm sm:px-5">
              <Checkbox
                aria-label={t("statement.select", {
                  amount: formatPrice(payment.amount, payment.request.currency),
                  name: payment.request.customer_name,
                })}
                checked={isTicked(payment)}
                onCheckedChange={(checked) => setChanged(new Map(changed).set(payment, checked === true))}
              />
              <FoundRow payment={payment} />
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <Button className="sm:self-start" busy={busy} disabled={chosen.length === 0} onClick={() => onEnter(chosen)}>
          {t("statement.enter", { count: chosen.length })}
        </Button>
      )}
    </>
  );
}

function isShown(payment: FoundPayment): payment is Shown {
  return payment.request !== null && ["pays", "maybe", "credit"].includes(payment.outcome);
}

const variants = { pays: "success", maybe: "warning", credit: "outline" } as const;

function FoundRow({ payment }: { payment: Shown }) {
  const t = useT();
  const { outcome, request, amount, paid_on: day, text } = payment;
  const { client_id: clientId, customer_name: name, currency } = request;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <ClientLink clientId={clientId}>{name}</ClientLink>
        <p className="wrap-anywhere">{t(`statement.${outcome}`, { amount: formatPrice(request.amount, currency) })}</p>
        <p className="wrap-anywhere text-muted-foreground">{t("statement.on", { day: formatDay(t, day), text })}</p>
      </div>
      <div className="flex flex-col items-start gap-1 sm:items-end">
        <span className="text-base font-semibold tabular-nums">{formatPrice(amount, currency)}</span>
        <Badge variant={variants[outcome]}>{t(`statement.kinds.${outcome}`)}</Badge>
      </div>
    </div>
  );
}
