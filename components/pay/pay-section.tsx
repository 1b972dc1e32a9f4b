"use client";

import { useState } from "react";
import { ContactLinks } from "@/components/content/contact-links";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { askToPay } from "@/lib/api/billing";
import { RequestError, reasonOf } from "@/lib/api/call/request";
import type { OwnBilling } from "@/lib/contract/billing/payment-schema";
import type { OwnPlan } from "@/lib/contract/plans/schema";
import { formatDay } from "@/lib/format/calendar";
import { formatPrice } from "@/lib/format/price";
import { OpenRequest } from "./open-request";

type PaySectionProps = { billing: OwnBilling; plan: OwnPlan };

export function PaySection({ billing, plan }: PaySectionProps) {
  const t = useT();
  const { open, refused, credit, pay_to: payTo, gateway } = billing;
  const isReady = Boolean(payTo.upi_id || payTo.bank || gateway);
  return (
    <SectionCard title={t("pay.plan.title")} description={<PlanEnd plan={plan} />}>
      <div className="flex flex-col gap-4">
        {refused && (
          <Alert variant="warning">
            {t("pay.plan.refused", {
              amount: formatPrice(refused.amount, refused.currency),
              reason: refused.reason ?? "",
            })}
          </Alert>
        )}
        {open ? (
          <OpenRequest request={open} payTo={payTo} isOnline={gateway !== null} />
        ) : (
          <>
            {!refused && <LastPaid billing={billing} plan={plan} />}
            {credit.map(({ amount, currency }) => (
              <p key={currency} className="text-sm">
                {t("pay.plan.credit", { amount: formatPrice(amount, currency) })}
              </p>
            ))}
            {isReady && <Offer billing={billing} plan={plan} />}
          </>
        )}
        {!isReady && <NotReady />}
      </div>
    </SectionCard>
  );
}

const ended = ["grace", "resting"];

function hasEnded({ subscription }: OwnPlan): boolean {
  return subscription !== null && ended.includes(subscription.state);
}

function PlanEnd({ plan }: { plan: OwnPlan }) {
  const t = useT();
  const dueOn = plan.subscription?.due_on;
  const end = dueOn && t(hasEnded(plan) ? "pay.plan.ended" : "pay.plan.until", { day: formatDay(t, dueOn) });
  return [end, plan.next && t("pay.plan.next", { plan: plan.next.name })].filter(Boolean).join(" ");
}

/** Until the next payment is due. */
function LastPaid({ billing: { paid }, plan }: PaySectionProps) {
  const t = useT();
  const [last] = paid;
  if (!last?.settled_on || hasEnded(plan) || plan.subscription?.state === "due") return null;
  return (
    <Alert variant="success">
      {t("pay.plan.paid", {
        amount: formatPrice(last.total, last.currency),
        day: formatDay(t, last.settled_on),
      })}
    </Alert>
  );
}

function Offer({ billing: { details }, plan: { subscription, ...own } }: PaySectionProps) {
  const t = useT();
  const plan = own.next ?? own.plan;
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function pay() {
    setIsBusy(true);
    setError(null);
    await askToPay().catch(setError);
    setIsBusy(false);
  }

  if (!plan || Number(plan.price) === 0)
    return <p className="text-sm text-muted-foreground">{t("pay.plan.nothing")}</p>;
  if (!details) return <p className="text-sm text-muted-foreground">{t("pay.plan.detailsFirst")}</p>;
  // There are details and a price, so it lacks the terms of invoices.
  if (error instanceof RequestError && error.status === 409) return <NotReady />;
  return (
    <>
      {error !== null && <Alert variant="destructive">{t.say(reasonOf(error))}</Alert>}
      <Button
        variant={subscription?.state === "active" ? "outline" : "default"}
        className="sm:self-start"
        busy={isBusy}
        onClick={pay}
      >
        {t("pay.plan.button", { price: formatPrice(plan.price, plan.currency), months: plan.months })}
      </Button>
    </>
  );
}

/** The operator has not said yet how it is paid, or by which terms. */
function NotReady() {
  const t = useT();
  const { whatsapp, email } = useSite();
  return (
    <>
      <Alert>{t("pay.plan.notReady")}</Alert>
      <ContactLinks t={t} whatsapp={whatsapp} email={email} />
    </>
  );
}
