"use client";

import { createContext, type ReactNode, useContext } from "react";
import { defaultCurrency } from "@/lib/format/currency";

const CurrencyContext = createContext(defaultCurrency);

/** Tells the screens inside it which currency prices are in: that of this deployment is known to the server alone. */
export function CurrencyProvider({ currency, children }: { currency: string; children: ReactNode }) {
  return <CurrencyContext value={currency}>{children}</CurrencyContext>;
}

export function useCurrency(): string {
  return useContext(CurrencyContext);
}
