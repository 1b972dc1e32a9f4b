import type { Metadata } from "next";
import { OwnCurrency } from "@/components/products/own-currency";
import { ProductImportScreen } from "@/components/products/product-import-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { PageHeader } from "@/components/ui/navigation/page-header";
import * as paths from "@/lib/paths";

export const metadata: Metadata = { title: "Import products" };

export default function ImportProductsPage() {
  return (
    <ClientsOnly title="Products">
      <div className="flex flex-col gap-6">
        <PageHeader
          title="Import products"
          subtitle="Add or change many products from a table"
          back={{ href: paths.products, label: "Back to Products" }}
        />
        <OwnCurrency>
          <ProductImportScreen />
        </OwnCurrency>
      </div>
    </ClientsOnly>
  );
}
