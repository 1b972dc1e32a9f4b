import type { Metadata } from "next";
import { ClientsOnly } from "@/components/content/clients-only";
import { CurrencyProvider } from "@/components/products/currency";
import { ProductScreen } from "@/components/products/product-screen";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "My Products" };

export default function ProductsPage() {
  return (
    <ClientsOnly title="Products">
      <CurrencyProvider currency={env().CURRENCY}>
        <ProductScreen />
      </CurrencyProvider>
    </ClientsOnly>
  );
}
