"use client";

import { useEffect, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { openPaymentPage } from "@/lib/api/billing";
import { reasonOf } from "@/lib/api/call/request";
import { leaveFor } from "@/lib/browser/leave";
import type { PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { formatPrice } from "@/lib/format/price";

/** Leads to the gateway's page in this tab, which leads back. */
export function PayOnline({ request: { id, amount, currency } }: { request: PaymentRequest }) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  // Who goes back finds this page as it was left.
  useEffect(() => {
    const settle = () => setIsBusy(false);
    window.addEventListener("pageshow", settle);
    return () => window.removeEventListener("pageshow", settle);
  }, []);

  async function pay() {
    setIsBusy(true);
    setError(null);
    try {
      leaveFor(await openPaymentPage(id));
    } catch (failure) {
      setError(failure);
      setIsBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {error !== null && <Alert variant="destructive">{t.say(reasonOf(error))}</Alert>}
      <Button className="sm:self-start" busy={isBusy} onClick={pay}>
        {t("pay.online.button", { amount: formatPrice(amount, currency) })}
      </Button>
    </div>
  );
}
