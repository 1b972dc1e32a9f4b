import type { Metadata } from "next";
import { CurrencyProvider } from "@/components/products/currency";
import { VisitorDataScreen } from "@/components/visitor-data/visitor-data-screen";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Visitors' data" };

export default function VisitorDataPage() {
  return (
    <CurrencyProvider currency={env().CURRENCY}>
      <VisitorDataScreen />
    </CurrencyProvider>
  );
}
