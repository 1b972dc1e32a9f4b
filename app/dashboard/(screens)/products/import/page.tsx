import { Messages } from "@/components/i18n/messages";
import { OwnCurrency } from "@/components/products/own-currency";
import { ProductImportScreen } from "@/components/products/product-import-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { PageHeader } from "@/components/ui/navigation/page-header";
import * as paths from "@/lib/paths";
import { readTranslator, titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("products.import.title");

export default async function ImportProductsPage() {
  const t = await readTranslator();
  return (
    <Messages of={["common", "products"]}>
      <ClientsOnly words="products">
        <div className="flex flex-col gap-6">
          <PageHeader
            title={t("products.import.title")}
            subtitle={t("products.import.subtitle")}
            back={{ href: paths.products, label: t("products.import.back") }}
          />
          <OwnCurrency>
            <ProductImportScreen />
          </OwnCurrency>
        </div>
      </ClientsOnly>
    </Messages>
  );
}
