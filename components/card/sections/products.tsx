import { limits } from "@/lib/contract/limits";
import type { Product } from "@/lib/contract/product";
import { paths } from "@/lib/paths";
import { Picture } from "../picture";
import { groupProducts } from "../product/group-products";
import { NoImage } from "../product/no-image";
import { OrderActions } from "../product/order-actions";
import { ProductPrice } from "../product/product-price";
import { SectionHeading } from "./section-heading";

type Props = {
  products: Product[];
  slug: string;
  currency: string;
  /** What a picture measures on screen, as in the `sizes` attribute. */
  sizes?: string;
  /** The card at which they can be ordered and asked about; null where the provider takes no orders. */
  orderAt: string | null;
};

export function Products({ title, products, ...shown }: Props & { title: string }) {
  if (products.length === 0) return null;
  return (
    <section className="section section-products" aria-labelledby="products">
      <SectionHeading id="products" title={title} />
      {products.length >= limits.product.searchFrom && <ProductSearch />}
      {groupProducts(products).map(({ category, products }) =>
        category === null ? (
          <ProductList key="" products={products} {...shown} />
        ) : (
          <div key={category} className="category">
            <h3 dir="auto">{category}</h3>
            <ProductList products={products} {...shown} isBelow />
          </div>
        ),
      )}
    </section>
  );
}

/** In a place that is kept free, until the script comes that makes it work. */
function ProductSearch() {
  return (
    <div className="product-search button-waiting" data-product-search="">
      <label htmlFor="find-product">Find a product</label>
      <input id="find-product" type="search" autoComplete="off" enterKeyHint="search" maxLength={limits.search} />
      <p className="quiet" role="status" hidden />
    </div>
  );
}

/** `isBelow` a heading of their own. */
function ProductList({ products, isBelow = false, ...shown }: Props & { isBelow?: boolean }) {
  return (
    <ul className="products">
      {products.map((product) => (
        <ProductItem key={product.id} product={product} Name={isBelow ? "h4" : "h3"} {...shown} />
      ))}
    </ul>
  );
}

type ItemProps = Omit<Props, "products"> & { product: Product; Name: "h3" | "h4" };

/** One link for name and picture: the stylesheet lays it over both. */
function ProductItem({ product, Name, slug, currency, sizes = "7rem", orderAt }: ItemProps) {
  const { id, name, description, image, image_set: set, is_sold_out: isSoldOut } = product;
  const shownName = name || "Unnamed Product";
  return (
    <li className={isSoldOut ? "product product-sold-out" : "product"}>
      <div className="product-image">
        {image ? (
          <Picture url={image} set={set} alt={shownName} sizes={sizes} fallback={{ width: 800, height: 800 }} />
        ) : (
          <NoImage />
        )}
      </div>
      <div className="product-text">
        <Name className="product-name" id={`p${id}`} dir="auto">
          <a className="product-link" href={paths.product(slug, product)}>
            {shownName}
          </a>
        </Name>
        {description && (
          <p className="prose" dir="auto">
            {description}
          </p>
        )}
        <ProductPrice product={product} currency={currency} />
        {orderAt && <OrderActions product={product} slug={orderAt} currency={currency} />}
      </div>
    </li>
  );
}
