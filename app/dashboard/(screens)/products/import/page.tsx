import { Messages } from "@/components/i18n/messages";
import { OwnCurrency } from "@/components/products/own-currency";
import { ProductImportScreen } from "@/components/products/product-import-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { PageHeader } from "@/components/ui/navigation/page-header";
import * as paths from "@/lib/paths";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("products.import.title");

export default function ImportProductsPage() {
  return (
    <Messages of={["products"]}>
      <ClientsOnly words="products">
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
    </Messages>
  );
}
