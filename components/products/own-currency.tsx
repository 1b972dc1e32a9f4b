"use client";

import type { ReactNode } from "react";
import { useCompleteProfile } from "@/lib/api/profile";
import { currencyOf } from "@/lib/card/currency";
import { CurrencyProvider, useCurrency } from "./currency";

/** Inside it prices are in the signed-in client's currency, where it has chosen one. */
export function OwnCurrency({ children }: { children: ReactNode }) {
  const ofSite = useCurrency();
  const { data } = useCompleteProfile();
  return <CurrencyProvider currency={data ? currencyOf(data.profile, ofSite) : ofSite}>{children}</CurrencyProvider>;
}
