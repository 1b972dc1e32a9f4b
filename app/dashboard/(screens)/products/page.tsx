import type { Metadata } from "next";
import { OwnCurrency } from "@/components/products/own-currency";
import { ProductScreen } from "@/components/products/product-screen";
import { ClientsOnly } from "@/components/session/clients-only";

export const metadata: Metadata = { title: "My Products" };

export default function ProductsPage() {
  return (
    <ClientsOnly title="Products">
      <OwnCurrency>
        <ProductScreen />
      </OwnCurrency>
    </ClientsOnly>
  );
}
