import type { Metadata } from "next";
import { LeadScreen } from "@/components/leads/lead-screen";
import { CurrencyProvider } from "@/components/products/currency";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Leads" };

export default function LeadsPage() {
  return (
    <CurrencyProvider currency={env().CURRENCY}>
      <LeadScreen />
    </CurrencyProvider>
  );
}
