import { picturesOf } from "@/lib/card/content";
import type { OrderForms } from "@/lib/card/order-forms";
import { ownWords } from "@/lib/card/own-words";
import type { Product } from "@/lib/contract/content/product";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { LongText } from "../long-text";
import { OrderActions } from "./order-actions";
import { NoImage, ProductPicture } from "./product-picture";
import { ProductPrice } from "./product-price";

export type ProductListProps = {
  t: T;
  products: Product[];
  at: paths.CardAddress;
  currency: string;
  /** The `sizes` attribute. */
  sizes?: string;
  /** Null for a card that takes no forms. */
  orderForms: OrderForms | null;
  /** Heading level of the names. */
  Name?: "h2" | "h3" | "h4";
};

export function ProductList({ products, ...shown }: ProductListProps) {
  return (
    <ul className="products">
      {products.map((product) => (
        <ProductItem key={product.id} product={product} {...shown} />
      ))}
    </ul>
  );
}

type ItemProps = Omit<ProductListProps, "products"> & { product: Product };

/** One link; the stylesheet stretches it over the picture. */
function ProductItem({ t, product, Name = "h3", at, currency, sizes = "7rem", orderForms }: ItemProps) {
  const { id, name, description, is_sold_out: isSoldOut } = product;
  const [picture] = picturesOf(product);
  const shownName = name || t("card.product.unnamed");
  return (
    <li className={isSoldOut ? "product product-sold-out" : "product"}>
      <div className="product-image">
        {picture ? <ProductPicture t={t} picture={picture} name={shownName} sizes={sizes} /> : <NoImage t={t} />}
      </div>
      <div className="product-text">
        <Name className="product-name" id={`p${id}`} {...ownWords(t, product, "name", shownName)}>
          <a className="product-link" href={paths.product(at, product)}>
            {shownName}
          </a>
        </Name>
        {description && (
          <LongText t={t} text={description} words={ownWords(t, product, "description")} of={shownName} />
        )}
        <ProductPrice t={t} product={product} currency={currency} />
        {orderForms && <OrderActions t={t} product={product} forms={orderForms} currency={currency} />}
      </div>
    </li>
  );
}
