import { OrderSent } from "@/components/card/forms/sent";
import { currencyOf } from "@/lib/card/currency";
import { formatOrder } from "@/lib/format/order";
import { readOrdered } from "@/lib/web/forms/ordered";
import { loadProducts } from "@/lib/web/provider-client/cards";
import { readSite } from "@/lib/web/site/site";
import { createOutcomePage } from "../../form-pages";

export const dynamic = "force-dynamic";

/** The query has what was ordered, as `writeOrdered` has it. */
export const GET = createOutcomePage("order", async ({ t, company, slug, at }, query) => {
  const order = readOrdered(String(query.items ?? ""), await loadProducts({ slug, company, t }));
  const currency = currencyOf(company.profile, (await readSite()).currency);
  return <OrderSent t={t} company={company} at={at} message={formatOrder(t, order, currency)} />;
});
