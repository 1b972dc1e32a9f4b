"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { confirmPayments, findInvoiceNumber } from "@/lib/api/payments";
import { readClock } from "@/lib/card/opening-hours";
import type { PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { formatPrice } from "@/lib/format/price";
import { tellOutcomes } from "./outcome-texts";

/** Confirms that money of today is here, and says what that did. */
export function useConfirm() {
  const t = useT();
  const [busy, setBusy] = useState(false);

  async function confirm(requests: readonly PaymentRequest[]) {
    setBusy(true);
    try {
      const received_on = readClock(undefined, new Date()).date;
      const came = await confirmPayments(requests.map(({ id }) => ({ id, received_on, reference: "" })));
      const [only, ...others] = requests;
      if (only && others.length === 0 && came[0] === "confirmed") await tellOne(only);
      else tellOutcomes(t, came);
    } catch (error) {
      toast.error(t.say(messageOf(error, t("billing.confirm.failed"))));
    } finally {
      setBusy(false);
    }
  }

  async function tellOne(request: PaymentRequest) {
    const { amount, currency, customer_name: name } = request;
    const number = await findInvoiceNumber(request);
    const told = { amount: formatPrice(amount, currency), name };
    toast.success(number ? t("billing.confirm.done", { ...told, number }) : t("billing.confirm.doneUnnumbered", told));
  }

  return { busy, confirm };
}
