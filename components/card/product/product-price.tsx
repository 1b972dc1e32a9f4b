import { ownWords } from "@/lib/card/own-words";
import type { Product } from "@/lib/contract/content/product";
import { offeredFrom } from "@/lib/contract/content/values";
import { formatPrice } from "@/lib/format/price";
import type { T } from "@/lib/i18n/translator";

export function ProductPrice({ t, product, currency }: { t: T; product: Product; currency: string }) {
  const { price, unit, is_sold_out: isSoldOut } = product;
  const before = offeredFrom(product);
  return (
    <>
      <p className={price ? "price" : "price price-none"}>
        {price ? t("card.product.price", { price: formatPrice(price, currency) }) : t("card.product.noPrice")}
        {price && unit && (
          <span className="unit" {...ownWords(t, product, "unit")}>
            {` ${unit}`}
          </span>
        )}
        {before && (
          <>
            {" "}
            <s>
              <span className="unseen">{t("card.product.was")} </span>
              <bdi>{formatPrice(before, currency)}</bdi>
            </s>
          </>
        )}
      </p>
      {isSoldOut && <p className="sold-out">{t("card.product.soldOut")}</p>}
    </>
  );
}
