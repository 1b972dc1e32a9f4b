"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { lazyDialog } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { SectionCard } from "@/components/ui/section-card";
import { addPayment, refundCredit, useClientBilling } from "@/lib/api/payments";
import { useClientPlan, usePlans } from "@/lib/api/plans";
import { withMessages } from "@/lib/browser/messages";
import type { BillingDocument, ClientBilling } from "@/lib/contract/billing/payment-schema";
import { formatDay } from "@/lib/format/calendar";
import { formatPrice } from "@/lib/format/price";
import * as paths from "@/lib/paths";

const MoneyDialog = lazyDialog(
  withMessages(["client-payments", "billing-rules", "content-rules"], () =>
    import("./money-dialog").then((file) => file.MoneyDialog),
  ),
);

/** Nothing on a site without plans. */
export function ClientPaymentsSection({ clientId }: { clientId: number }) {
  const t = useT();
  const plans = usePlans().data?.results ?? [];
  const own = useClientPlan(clientId).data?.plan;
  const { data: billing } = useClientBilling(plans.length > 0 ? clientId : null);
  const { currency } = plans.find(({ id }) => id === own?.id) ?? plans[0] ?? {};
  if (!billing || !currency) return null;
  return (
    <SectionCard title={t("client-payments.title")}>
      <Facts billing={billing} />
      <Actions clientId={clientId} billing={billing} currency={currency} />
    </SectionCard>
  );
}

function Facts({ billing: { credit, requests, documents } }: { billing: ClientBilling }) {
  const t = useT();
  const open = requests.find(({ status }) => status === "open");
  if (credit.length === 0 && !open && documents.length === 0)
    return <p className="text-sm text-muted-foreground">{t("client-payments.none")}</p>;
  return (
    <DetailList>
      {open && (
        <Detail label={t("client-payments.open")}>
          {t("client-payments.openPayment", {
            amount: formatPrice(open.amount, open.currency),
            reference: open.reference,
          })}
        </Detail>
      )}
      {credit.map(({ currency, amount }) => (
        <Detail key={currency} label={t("client-payments.credit")}>
          {formatPrice(amount, currency)}
        </Detail>
      ))}
      {documents.length > 0 && (
        <Detail label={t("client-payments.invoices")}>
          <ul className="flex flex-col gap-1">
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentLink document={document} />
              </li>
            ))}
          </ul>
        </Detail>
      )}
    </DetailList>
  );
}

function DocumentLink({ document: { id, number, issued_on: day, total, currency } }: { document: BillingDocument }) {
  const t = useT();
  return (
    <>
      <Link href={paths.invoice(id)} className="touch-target rounded-sm font-medium hover:underline focus-ring">
        <bdi>{number}</bdi>
      </Link>{" "}
      <span className="text-muted-foreground">
        <bdi>{formatDay(t, day)}</bdi> · <bdi>{formatPrice(total, currency)}</bdi>
      </span>
    </>
  );
}

type ActionsProps = { clientId: number; billing: ClientBilling; currency: string };

function Actions({ clientId, billing: { credit, requests }, currency: usual }: ActionsProps) {
  const t = useT();
  const [entered, setEntered] = useState<"add" | "payBack" | null>(null);
  const open = requests.find(({ status }) => status === "open");
  const [paidBack] = credit;
  const currency = open?.currency ?? usual;
  const control = (what: typeof entered) => ({
    open: entered === what,
    onOpenChange: (isOpen: boolean) => setEntered(isOpen ? what : null),
  });
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button variant="outline" size="sm" onClick={() => setEntered("add")}>
        {t("client-payments.add.action")}
      </Button>
      {paidBack && (
        <Button variant="outline" size="sm" onClick={() => setEntered("payBack")}>
          {t("client-payments.payBack.action")}
        </Button>
      )}
      <MoneyDialog
        {...control("add")}
        name={`payment-${clientId}`}
        words="client-payments.add"
        description={t("client-payments.add.text", { open: open ? formatPrice(open.amount, currency) : "none" })}
        amount={open?.amount ?? ""}
        onEnter={({ paid_on, ...money }) => addPayment(clientId, { ...money, currency, received_on: paid_on })}
      />
      {paidBack && (
        <MoneyDialog
          {...control("payBack")}
          name={`credit-${clientId}`}
          words="client-payments.payBack"
          description={t("client-payments.payBack.text")}
          amount={paidBack.amount}
          amountHint={t("client-payments.payBack.most", { most: formatPrice(paidBack.amount, paidBack.currency) })}
          onEnter={(money) => refundCredit(clientId, { ...money, currency: paidBack.currency })}
        />
      )}
    </div>
  );
}
