import { written } from "@/lib/card/written";
import type { Product } from "@/lib/contract/content/product";
import { offeredFrom } from "@/lib/contract/content/values";
import { formatPrice } from "@/lib/format/price";

export function ProductPrice({ product, currency }: { product: Product; currency: string }) {
  const { price, unit, is_sold_out: isSoldOut } = product;
  const before = offeredFrom(product);
  return (
    <>
      <p className={price ? "price" : "price price-none"}>
        {price ? `Price: ${formatPrice(price, currency)}` : "Contact for price"}
        {price && unit && (
          <span className="unit" {...written(unit)}>
            {` ${unit}`}
          </span>
        )}
        {before && (
          <>
            {" "}
            <s>
              <span className="unseen">was </span>
              {formatPrice(before, currency)}
            </s>
          </>
        )}
      </p>
      {isSoldOut && <p className="sold-out">Sold out</p>}
    </>
  );
}
