import { NothingToOrder, OrderForm } from "@/components/card/forms/order-form";
import { currencyOf } from "@/lib/card/currency";
import { loadProducts } from "@/lib/web/provider-client/cards";
import { readId } from "@/lib/web/site/read-id";
import { readSite } from "@/lib/web/site/site";
import { createFormPage } from "../form-pages";

export const dynamic = "force-dynamic";

/** The query has the id of the product that the order begins with. */
export const GET = createFormPage("order", async ({ t, company, slug, at, ticket }, query) => {
  const products = (await loadProducts({ slug, company, t })).filter((product) => !product.is_sold_out);
  const first = readId(String(query.product ?? ""));
  const currency = currencyOf(company.profile, (await readSite()).currency);
  return products.length > 0 ? (
    <OrderForm {...{ t, company, at, ticket, products, first, currency }} />
  ) : (
    <NothingToOrder t={t} at={at} />
  );
});
