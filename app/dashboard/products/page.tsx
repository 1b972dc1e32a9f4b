import type { Metadata } from "next";
import { ClientsOnly } from "@/components/content/clients-only";
import { ProductScreen } from "@/components/products/product-screen";

export const metadata: Metadata = { title: "My Products" };

export default function ProductsPage() {
  return (
    <ClientsOnly title="Products">
      <ProductScreen />
    </ClientsOnly>
  );
}
