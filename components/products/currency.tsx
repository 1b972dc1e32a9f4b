"use client";

import { createContext, type ReactNode, useContext } from "react";
import { defaultCurrency } from "@/lib/format/price";

const CurrencyContext = createContext(defaultCurrency);

/** Tells the product screens the currency of this deployment, which only the server knows. */
export function CurrencyProvider({ currency, children }: { currency: string; children: ReactNode }) {
  return <CurrencyContext value={currency}>{children}</CurrencyContext>;
}

export function useCurrency(): string {
  return useContext(CurrencyContext);
}
