"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { showQuery } from "@/components/list/use-query-state";
import { Alert } from "@/components/ui/alert";
import { checkPayment } from "@/lib/api/billing";

/** In milliseconds, and how often: for two minutes. */
const pause = 5_000;
const most = 24;

/** `done`: it is paid or closed, as the screen shows by itself. */
type Found = "done" | "checking" | "waiting" | "ended";

/** What became of a payment, for whoever comes back from the page of the gateway. */
export function PaymentCheck() {
  const t = useT();
  const named = useSearchParams().get("request");
  const found = usePaymentCheck(named);
  if (found === "done") return null;
  return <Alert variant={found === "ended" ? "warning" : "info"}>{t(`pay.online.${found}`)}</Alert>;
}

function usePaymentCheck(named: string | null): Found {
  const [id] = useState(Number(named));
  const [found, setFound] = useState<Found>(id > 0 ? "checking" : "done");
  useEffect(() => {
    if (!(id > 0)) return;
    // Not again when the screen is loaded anew.
    showQuery(new URLSearchParams());
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    async function look(left: number) {
      const isOpen = await checkPayment(id);
      if (isGone) return;
      if (!isOpen) return setFound("done");
      setFound(left > 0 ? "waiting" : "ended");
      if (left > 0) timer = setTimeout(() => void look(left - 1), pause);
    }
    void look(most);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id]);
  return found;
}
