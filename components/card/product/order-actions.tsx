import type { OrderForms } from "@/lib/card/order-forms";
import type { Product } from "@/lib/contract/content/product";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

type Props = { t: T; product: Product; forms: OrderForms; currency: string };

/** Links to forms with the product preset; the script turns the first into a basket button. None to order when sold out. */
export function OrderActions({ t, product: { id, price, is_sold_out: isSoldOut }, forms, currency }: Props) {
  const { at, isAskOnly } = forms;
  return (
    <p className="product-actions">
      {!isSoldOut && !isAskOnly && (
        <a
          className="button"
          href={paths.orderOf(at, id)}
          rel="nofollow"
          id={`o${id}`}
          aria-labelledby={`o${id} p${id}`}
          data-add={id}
          data-price={price}
          data-currency={currency}
        >
          {t("card.product.order")}
        </a>
      )}
      <a href={paths.askAbout(at, id)} rel="nofollow" id={`a${id}`} aria-labelledby={`a${id} p${id}`} data-form="">
        {t("card.product.ask")}
      </a>
    </p>
  );
}
