import type { Metadata } from "next";
import { CurrencyProvider } from "@/components/products/currency";
import { OwnCurrency } from "@/components/products/own-currency";
import { ProductScreen } from "@/components/products/product-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "My Products" };

export default function ProductsPage() {
  return (
    <ClientsOnly title="Products">
      <CurrencyProvider currency={env().CURRENCY}>
        <OwnCurrency>
          <ProductScreen />
        </OwnCurrency>
      </CurrencyProvider>
    </ClientsOnly>
  );
}
